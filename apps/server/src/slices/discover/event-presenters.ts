import type { PresentEventBatch } from '../../platform/events/present.ts';

/** Published content is the same for all, so clients fetch it again. */
export const presentDiscoverChangedEvents: PresentEventBatch<'discover'> = async (_db, events) =>
  events.map(() => () => ({ type: 'discover' }));
