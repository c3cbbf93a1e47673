import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import { upsertPostsAtom } from './posts.ts';

export const socialEventHandlers: EventHandlers = {
  post: ({ post }, { store }) => store.set(upsertPostsAtom, [post]),
};
