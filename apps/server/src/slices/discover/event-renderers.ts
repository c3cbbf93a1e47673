import type { RenderEventBatch } from '../../platform/events/render.ts';

/** Published content is the same for all, so clients fetch it again. */
export const renderDiscoverEvents: RenderEventBatch<'discover'> = async (_db, events) =>
  events.map(() => () => ({ type: 'discover' }));
