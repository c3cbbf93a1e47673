import { FollowRelation } from '@quintet/api/enums';
import type { Author } from '@quintet/domain/social/media';
import { atom } from 'jotai/vanilla';
import { api } from '../../../shared/api.ts';
import { showToast } from '../../../shared/toasts.ts';
import { currentSession, type Session } from '../../../shared/session.ts';
import { patchAuthorAtom } from '../authors.ts';
import { refreshAtom, removeItemAtom } from '../paged-lists.ts';
import { removePostAtom, postsAtom } from '../posts.ts';
import { authorPosts, following, recommended } from '../post-lists.ts';

const blockedBase = atom<ReadonlySet<string> | null>(null);

/** Ids of the blocked users; null while unknown. */
export const blockedAtom = atom((get) => get(blockedBase));

const setBlockedAtom = atom(null, (get, set, userId: string, isBlocked: boolean) => {
  const others = [...(get(blockedBase) ?? [])].filter((id) => id !== userId);
  set(blockedBase, new Set(isBlocked ? [...others, userId] : others));
});

/** Loads the blocked users. */
export async function loadBlocks({ store }: Session): Promise<void> {
  const { data } = await api.GET('/api/v1/users/blocks');
  store.set(blockedBase, new Set(data!.result.map(({ id }) => id)));
}

/** Blocks an author, removes their posts and ends following. @throws ApiError */
export async function block(author: Author): Promise<void> {
  const { store } = currentSession();
  const { id, user_id: userId, nickname: name } = author;
  await api.POST('/api/v1/users/blocks', { body: { block_id: userId } });
  store.set(setBlockedAtom, userId, true);
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
export async function unblock({ id, user_id: userId, nickname: name }: Author): Promise<void> {
  const { store } = currentSession();
  await api.DELETE('/api/v1/users/blocks/{block_id}', { params: { path: { block_id: userId } } });
  store.set(setBlockedAtom, userId, false);
  store.set(refreshAtom, authorPosts(id)).catch(() => undefined);
  showToast('social.author.unblocked', { values: { name } });
}
