import type { CountryCode } from '@quintet/domain/auth/countries';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { $api } from '../../shared/requests/query.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';

/** The invite code of this user and how many registered with it, loaded at each opening. */
export const ownInviteCodeQuery = () =>
  $api.queryOptions('get', '/api/v1/users/invitation', {}, { select: ({ result }) => result, staleTime: 0 });

/** The user with exactly this account ID, or with this phone number of a country. The server limits searches, so each is one press. */
export async function searchContact(contact: string, country: CountryCode | null, signal: AbortSignal) {
  const query = { contact, ...(country !== null && { country }) };
  const { data } = await api.GET('/v1/contacts/search', { params: { query }, signal });
  return data!.result[0] ?? null;
}

/** Loads the friends again, now or when they are shown. */
export const reloadFriends = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: allFriendsQuery().queryKey });
