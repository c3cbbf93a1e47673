import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../../shared/requests/query.ts';

export type OwnUser = Schemas['User'];

/** The signed-in user with all fields (spec §3). */
export const ownUserQuery = () => $api.queryOptions('get', '/api/v1/users/me', {}, { select: ({ result }) => result });

/** The devices on which the user is signed in; asked anew whenever they are shown. */
export const signedInDevicesQuery = () =>
  $api.queryOptions('get', '/api/v1/users/sessions', {}, { select: ({ result }) => result, staleTime: 0 });

/** What deleting the account would change; asked anew whenever it is shown. */
export const accountCancellationEffectsQuery = () =>
  $api.queryOptions('get', '/api/v1/users/me/cancellation', {}, { select: ({ result }) => result, staleTime: 0 });

/** Sets the user as received from the server. A response that is still on its way may be older, so it is dropped. */
export function setOwnUser(client: QueryClient, user: OwnUser): void {
  const { queryKey } = ownUserQuery();
  void client.cancelQueries({ queryKey }, { revert: false });
  client.setQueryData(queryKey, { result: user });
}

/** Updates the shown user optimistically. */
export function patchOwnUser(client: QueryClient, changes: Partial<OwnUser>): void {
  const known = client.getQueryData<{ result: OwnUser }>(ownUserQuery().queryKey);
  if (known) setOwnUser(client, { ...known.result, ...changes });
}
