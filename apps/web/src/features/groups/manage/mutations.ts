import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/requests/api.ts';
import { admins, blocks } from '../queries.ts';

type Admin = Schemas['Admin'];

interface CachedList<Item> {
  readonly result: readonly Item[];
}

/** Changes powers of an admin. Only the owner. @throws ApiError */
export async function setPower(
  client: QueryClient,
  groupId: string,
  userId: string,
  changes: Partial<Admin['permissions']>,
): Promise<void> {
  const { queryKey } = admins(groupId);
  const before = client.getQueryData<CachedList<Admin>>(queryKey)?.result.find(({ id }) => id === userId);
  if (!before) return;
  const { data } = await api.PUT('/api/v1/groups/{id}/admins/{userId}', {
    params: { path: { id: groupId, userId } },
    body: { permissions: { ...before.permissions, ...changes } },
  });
  client.setQueryData<CachedList<Admin>>(
    queryKey,
    (list) => list && { result: list.result.map((admin) => (admin.id === userId ? data!.result : admin)) },
  );
}

/** Takes a user off the blacklist. @throws ApiError */
export async function unblockMember(client: QueryClient, groupId: string, userId: string): Promise<void> {
  await api.DELETE('/api/v1/groups/{id}/blocks/{userId}', { params: { path: { id: groupId, userId } } });
  client.setQueryData<CachedList<Schemas['Member']>>(
    blocks(groupId).queryKey,
    (list) => list && { result: list.result.filter(({ id }) => id !== userId) },
  );
}
