import { FollowRelation } from '@quintet/api/enums';
import type { Author } from '@quintet/domain/social/media';
import { blockedUserIdsAtom, unblockUser } from '../../../shared/users/blocks.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { getCurrentSession, type Session } from '../../../shared/session/session.ts';
import { loadAuthor } from '../author/load-author.ts';
import { patchAuthorAtom } from '../patch-author.ts';
import { refreshPagedListAtom } from '../paged-lists.ts';
import { removeListItemAtom } from '../list-items.ts';
import { postsByIdAtom } from '../posts.ts';
import { removeKnownPostAtom } from '../change-posts.ts';
import { createAuthorPostsSource, followingPostsSource, recommendedPostsSource } from '../post-lists.ts';

const NOT_FOLLOWING = { is_followed: false, follows_me: false, relation: FollowRelation.NOT_FOLLOWING };

/** Removes the posts of blocked authors from all lists and ends following, whichever tab or device has blocked them. */
export function removePostsOfBlockedAuthors(store: Session['store']): void {
  const blocked = store.get(blockedUserIdsAtom);
  for (const { id, author } of store.get(postsByIdAtom).values()) {
    if (!blocked?.has(author.user_id)) continue;
    store.set(patchAuthorAtom, author.id, NOT_FOLLOWING);
    for (const { key } of [recommendedPostsSource, followingPostsSource, createAuthorPostsSource(author.id)])
      store.set(removeListItemAtom, key, id);
    store.set(removeKnownPostAtom, id);
  }
}

/**
 * Shows an author who has just been blocked as not followed, as the server has ended it. The change of the blocks hides their posts
 * (`app/event-handlers.ts`).
 */
export function markBlockedAuthorNotFollowed({ id }: Author): void {
  getCurrentSession().store.set(patchAuthorAtom, id, NOT_FOLLOWING);
}

/** Unblocks an author. @throws ApiError */
export async function unblockAuthor({ id, user_id: userId, nickname: name }: Author): Promise<void> {
  const session = getCurrentSession();
  await unblockUser(userId);
  session.store.set(refreshPagedListAtom, createAuthorPostsSource(id)).catch(() => undefined);
  // The counts of a blocked author leave out the likes of hidden posts.
  loadAuthor(session, id).catch(() => undefined);
  showToast('kit.block.undone', { values: { name } });
}
