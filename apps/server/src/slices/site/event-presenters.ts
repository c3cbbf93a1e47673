import type { PresentEventBatch } from '../../platform/events/present.ts';
import { readMaintenanceState } from '../../platform/maintenance-state-cache.ts';

/** Presents the current maintenance window, not the one at the time of the event. */
export const presentMaintenanceEvents: PresentEventBatch<'maintenance'> = async (db, events) => {
  const content = { type: 'maintenance', maintenance: await readMaintenanceState(db, new Date()) } as const;
  return events.map(() => () => content);
};
