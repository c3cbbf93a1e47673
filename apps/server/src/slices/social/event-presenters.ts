import type { PresentEventBatch } from '../../platform/events/present.ts';
import { queryPostsByIds } from './posts.ts';

/** Presents a post event to the post's author only. */
export const presentPostEvents: PresentEventBatch<'post'> = async (db, events, finding) => {
  const ids = events.map(({ ref }) => ref.post_id);
  const authors = [...new Set((await finding).flat())];
  const seen = new Map(
    await Promise.all(authors.map(async (userId) => [userId, await queryPostsByIds(db, { userId }, ids)] as const)),
  );
  return ids.map((id) => (reader) => {
    const post = seen.get(reader)?.get(id);
    return post ? { type: 'post', post } : null;
  });
};
