import type { LoadEventRenderers } from '../../platform/events/render.ts';
import { readMaintenance } from '../../platform/maintenance-mode.ts';

/** Renders the current maintenance window, not the one at the time of the event. */
export const renderMaintenanceEvents: LoadEventRenderers<'maintenance'> = async (db, events) => {
  const told = { type: 'maintenance', maintenance: await readMaintenance(db, new Date()) } as const;
  return events.map(() => () => told);
};
