import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../requests/query.ts';

export type OwnUser = Schemas['User'];

/** The signed-in user with all fields (spec §3). Its screens show its error. */
export const ownUserQuery = () => $api.queryOptions('get', '/api/v1/users/me', {}, { select: ({ result }) => result });

/** Sets the user as received from the server. A response that is still on its way may be older, so it is dropped. */
export function setCachedOwnUser(client: QueryClient, user: OwnUser): void {
  const { queryKey } = ownUserQuery();
  void client.cancelQueries({ queryKey }, { revert: false });
  client.setQueryData(queryKey, { result: user });
}

/** Updates the shown user optimistically. */
export function patchCachedOwnUser(client: QueryClient, changes: Partial<OwnUser>): void {
  const known = client.getQueryData<{ result: OwnUser }>(ownUserQuery().queryKey);
  if (known) setCachedOwnUser(client, { ...known.result, ...changes });
}
