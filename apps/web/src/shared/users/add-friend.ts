import type { QueryClient } from '@tanstack/react-query';
import { api } from '../requests/api.ts';
import { upsertFriendInList, type FriendContact } from './contacts.ts';
import { userQuery } from './queries.ts';

/** Makes a user a friend and shows this in all lists. `groupId` is a group that allows its members to add each other. */
export async function addFriend(client: QueryClient, userId: string, groupId?: string | null): Promise<FriendContact> {
  const body = { contact: userId, ...(groupId && { group_id: groupId }) };
  const { data } = await api.POST('/api/v1/users/contacts', { body });
  upsertFriendInList(client, data!.result);
  await client.invalidateQueries({ queryKey: userQuery(userId).queryKey });
  return data!.result;
}
