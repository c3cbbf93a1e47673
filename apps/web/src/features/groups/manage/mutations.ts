import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/requests/api.ts';
import { groupBlacklistQuery, groupMemberQuery } from '../queries.ts';

interface CachedMember {
  readonly result: Schemas['Member'];
}

interface CachedList<Item> {
  readonly result: readonly Item[];
}

/** Changes permissions of an admin. Only the owner. @throws ApiError */
export async function saveAdminPermissions(
  client: QueryClient,
  groupId: string,
  userId: string,
  changes: Partial<Schemas['AdminPermission']>,
): Promise<void> {
  const { queryKey } = groupMemberQuery(groupId, userId);
  const before = client.getQueryData<CachedMember>(queryKey)?.result.permissions;
  if (!before) return;
  const { data } = await api.PUT('/api/v1/groups/{id}/admins/{userId}', {
    params: { path: { id: groupId, userId } },
    body: { permissions: { ...before, ...changes } },
  });
  const { permissions } = data!.result;
  client.setQueryData<CachedMember>(queryKey, (cached) => cached && { result: { ...cached.result, permissions } });
}

/** Takes a user off the blacklist. @throws ApiError */
export async function unblockMember(client: QueryClient, groupId: string, userId: string): Promise<void> {
  await api.DELETE('/api/v1/groups/{id}/blocks/{userId}', { params: { path: { id: groupId, userId } } });
  client.setQueryData<CachedList<Schemas['Member']>>(
    groupBlacklistQuery(groupId).queryKey,
    (list) => list && { result: list.result.filter(({ id }) => id !== userId) },
  );
}
