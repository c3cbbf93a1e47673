import { FollowRelation } from '@quintet/api/enums';
import type { Author } from '@quintet/domain/social/media';
import { blockUser, unblockUser } from '../../../shared/users/blocks.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { currentSession } from '../../../shared/session/session.ts';
import { patchAuthorAtom } from '../authors.ts';
import { refreshAtom, removeItemAtom } from '../paged-lists.ts';
import { removePostAtom, postsAtom } from '../posts.ts';
import { authorPosts, following, recommended } from '../post-lists.ts';

/** Blocks an author, removes their posts and ends following. @throws ApiError */
export async function blockAuthor(author: Author): Promise<void> {
  const { store } = currentSession();
  const { id, user_id: userId, nickname: name } = author;
  await blockUser(userId);
  store.set(patchAuthorAtom, id, {
    is_followed: false,
    follows_me: false,
    relation: FollowRelation.NOT_FOLLOWING,
  });
  for (const post of store.get(postsAtom).values()) {
    if (post.author.id !== id) continue;
    for (const { key } of [recommended, following, authorPosts(id)]) store.set(removeItemAtom, key, post.id);
    store.set(removePostAtom, post.id);
  }
  showToast('social.author.blocked', { values: { name } });
}

/** Unblocks an author. @throws ApiError */
export async function unblockAuthor({ id, user_id: userId, nickname: name }: Author): Promise<void> {
  const { store } = currentSession();
  await unblockUser(userId);
  store.set(refreshAtom, authorPosts(id)).catch(() => undefined);
  showToast('social.author.unblocked', { values: { name } });
}
