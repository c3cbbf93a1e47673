import type { Schemas } from '@quintet/api/types';
import { atom } from 'jotai/vanilla';
import { api } from '../requests/api.ts';
import { getCurrentSession, type Session } from '../session/session.ts';

const blockedBase = atom<ReadonlySet<string> | null>(null);

/** Ids of the blocked users; null while unknown. */
export const blockedUserIdsAtom = atom((get) => get(blockedBase));

const setBlockedAtom = atom(null, (get, set, userId: string, isBlocked: boolean) => {
  const others = [...(get(blockedBase) ?? [])].filter((id) => id !== userId);
  set(blockedBase, new Set(isBlocked ? [...others, userId] : others));
});

/** Loads the blocked users, the latest first, into `blockedUserIdsAtom`. @throws ApiError */
export async function refreshBlockedUsers({ store }: Session): Promise<Schemas['UserSummary'][]> {
  const { data } = await api.GET('/api/v1/users/blocks');
  store.set(blockedBase, new Set(data!.result.map(({ id }) => id)));
  return data!.result;
}

/** Blocks a user. @throws ApiError */
export async function blockUser(userId: string): Promise<void> {
  const { store } = getCurrentSession();
  await api.POST('/api/v1/users/blocks', { body: { block_id: userId } });
  store.set(setBlockedAtom, userId, true);
}

/** Unblocks a user. @throws ApiError */
export async function unblockUser(userId: string): Promise<void> {
  const { store } = getCurrentSession();
  await api.DELETE('/api/v1/users/blocks/{block_id}', { params: { path: { block_id: userId } } });
  store.set(setBlockedAtom, userId, false);
}
