import { getRelationship } from '@quintet/domain/social/audience';
import { api } from '../../../shared/api.ts';
import type { Session } from '../../../shared/session.ts';
import { upsertPostsAtom } from '../posts.ts';

/** Loads a post as a member or guest (spec §6, §7) and records a member's view. @throws ApiError */
export async function loadPost({ isSignedIn, store }: Session, id: string): Promise<void> {
  const options = { params: { path: { id } } };
  const { data } = await api.GET(isSignedIn ? '/social/api/posts/{id}' : '/social/api/guest/posts/{id}', options);
  const post = data!.result;
  store.set(upsertPostsAtom, [post]);
  // Recording the view is not awaited and fails silently.
  if (isSignedIn && getRelationship(post.author) !== 'self') {
    api.POST('/social/api/posts/{id}/view', options).catch(() => undefined);
  }
}
