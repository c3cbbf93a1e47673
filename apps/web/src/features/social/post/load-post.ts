import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { api } from '../../../shared/requests/api.ts';
import type { Session } from '../../../shared/session/session.ts';
import { upsertPostsAtom } from '../posts.ts';

const withId = (id: string) => ({ params: { path: { id } } });

/** Fetches a post as a member or guest (spec §6, §7). @throws ApiError */
export async function fetchPost({ isSignedIn }: Session, id: string): Promise<Post> {
  const path = isSignedIn ? '/social/api/posts/{id}' : '/social/api/guest/posts/{id}';
  const { data } = await api.GET(path, withId(id));
  return data!.result;
}

/** Loads a post and records a member's view. @throws ApiError */
export async function loadPostAndRecordView(session: Session, id: string): Promise<void> {
  const post = await fetchPost(session, id);
  session.store.set(upsertPostsAtom, [post]);
  // Recording the view is not awaited and fails silently.
  if (session.isSignedIn && getRelationship(post.author) !== 'self') {
    api.POST('/social/api/posts/{id}/view', withId(id)).catch(() => undefined);
  }
}
