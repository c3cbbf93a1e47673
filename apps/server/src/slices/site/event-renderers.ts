import type { RenderEventBatch } from '../../platform/events/render.ts';
import { readMaintenanceState } from '../../platform/maintenance-mode.ts';

/** Renders the current maintenance window, not the one at the time of the event. */
export const renderMaintenanceEvents: RenderEventBatch<'maintenance'> = async (db, events) => {
  const told = { type: 'maintenance', maintenance: await readMaintenanceState(db, new Date()) } as const;
  return events.map(() => () => told);
};
