import type { Renderer } from '../../platform/events/render.ts';
import { readMaintenance } from '../../platform/maintenance.ts';

/** The window as it is now, whichever change told of it. */
export const renderMaintenance: Renderer<'maintenance'> = async (db, events) => {
  const told = { type: 'maintenance', maintenance: await readMaintenance(db, new Date()) } as const;
  return events.map(() => () => told);
};
