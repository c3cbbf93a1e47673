import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../../shared/query.ts';

export type Me = Schemas['User'];

/** The signed-in user, in full (spec §3). */
export const me = () => $api.queryOptions('get', '/api/v1/users/me', {}, { select: ({ result }) => result });

/** Takes what the server said the user is now. */
export function setMe(client: QueryClient, user: Me): void {
  client.setQueryData(me().queryKey, { result: user });
}

/** Changes what is shown of the user before, or without, the server saying so. */
export function patchMe(client: QueryClient, changes: Partial<Me>): void {
  client.setQueryData(me().queryKey, (known: { result: Me } | undefined) =>
    known ? { result: { ...known.result, ...changes } } : known,
  );
}

/** Whom the user has blocked, the latest first: as it is when the list is opened. */
export const blocks = () =>
  $api.queryOptions(
    'get',
    '/api/v1/users/blocks',
    {},
    { select: ({ result }) => result, meta: { isInline: true }, gcTime: 0, refetchOnWindowFocus: false },
  );
