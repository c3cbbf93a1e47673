import { FollowRelation } from '@quintet/api/enums';
import type { Author } from '@quintet/domain/social/media';
import { blockedAtom, blockUser, unblockUser } from '../../../shared/users/blocks.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { currentSession, type Session } from '../../../shared/session/session.ts';
import { patchAuthorAtom } from '../patch-author.ts';
import { refreshAtom } from '../paged-lists.ts';
import { removeItemAtom } from '../list-items.ts';
import { postsAtom } from '../posts.ts';
import { removePostAtom } from '../change-posts.ts';
import { authorPosts, following, recommended } from '../post-lists.ts';

const NOT_FOLLOWING = { is_followed: false, follows_me: false, relation: FollowRelation.NOT_FOLLOWING };

/** Removes the posts of blocked authors from all lists and ends following, whichever tab or device has blocked them. */
export function hideBlockedAuthors(store: Session['store']): void {
  const blocked = store.get(blockedAtom);
  for (const { id, author } of store.get(postsAtom).values()) {
    if (!blocked?.has(author.user_id)) continue;
    store.set(patchAuthorAtom, author.id, NOT_FOLLOWING);
    for (const { key } of [recommended, following, authorPosts(author.id)]) store.set(removeItemAtom, key, id);
    store.set(removePostAtom, id);
  }
}

/** Blocks an author, removes their posts and ends following. @throws ApiError */
export async function blockAuthor({ id, user_id: userId, nickname: name }: Author): Promise<void> {
  const { store } = currentSession();
  await blockUser(userId);
  store.set(patchAuthorAtom, id, NOT_FOLLOWING);
  hideBlockedAuthors(store);
  showToast('social.author.blocked', { values: { name } });
}

/** Unblocks an author. @throws ApiError */
export async function unblockAuthor({ id, user_id: userId, nickname: name }: Author): Promise<void> {
  const { store } = currentSession();
  await unblockUser(userId);
  store.set(refreshAtom, authorPosts(id)).catch(() => undefined);
  showToast('social.author.unblocked', { values: { name } });
}
