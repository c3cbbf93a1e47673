import { standingOf } from '@quintet/domain/social/audience';
import { api } from '../../../shared/api.ts';
import type { Session } from '../../../shared/session.ts';
import { upsertPostsAtom } from '../posts.ts';

/** Asks for a post, as a member or a guest (spec §6, §7), and counts the view of a member. @throws ApiError */
export async function loadPost({ isSignedIn, store }: Session, id: string): Promise<void> {
  const options = { params: { path: { id } } };
  const { data } = await api.GET(isSignedIn ? '/social/api/posts/{id}' : '/social/api/guest/posts/{id}', options);
  const post = data!.result;
  store.set(upsertPostsAtom, [post]);
  // Whoever reads on does not wait for being counted, nor hears of it.
  if (isSignedIn && standingOf(post.author) !== 'self') {
    api.POST('/social/api/posts/{id}/view', options).catch(() => undefined);
  }
}
