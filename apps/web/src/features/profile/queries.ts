import { $api } from '../../shared/requests/query.ts';

/** The devices on which the user is logged in; fetched again whenever they are shown. */
export const signedInDevicesQuery = () =>
  $api.queryOptions('get', '/api/v1/users/sessions', {}, { select: ({ result }) => result, staleTime: 0 });

/** What deleting the account would change; fetched again whenever it is shown. */
export const accountCancellationEffectsQuery = () =>
  $api.queryOptions('get', '/api/v1/users/me/cancellation', {}, { select: ({ result }) => result, staleTime: 0 });
