import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateGroupQueries } from './invalidate-group-queries.ts';
import {
  groupAdminsQuery,
  firstGroupMembersQuery,
  ownGroupInviteCodeQuery,
  groupMembersAmongQuery,
  groupMembersQuery,
} from './queries.ts';

/** What is shown of a group and changes with its members; the invite code counts those who joined by it. */
const toKeys = (groupId: string): QueryKey[] => [
  firstGroupMembersQuery(groupId).queryKey,
  groupMembersQuery(groupId, '').queryKey,
  groupMembersAmongQuery(groupId, ['u2']).queryKey,
  groupAdminsQuery(groupId).queryKey,
  ownGroupInviteCodeQuery(groupId).queryKey,
];

test('change of a group: its members, admins and invite code load again, and those of other groups stay', () => {
  const client = new QueryClient();
  for (const key of [...toKeys('g1'), ...toKeys('g2')]) client.setQueryData(key, {});
  invalidateGroupQueries(client, 'g1');
  const isInvalidated = (key: QueryKey) => client.getQueryState(key)?.isInvalidated;
  expect(toKeys('g1').map(isInvalidated)).toEqual([true, true, true, true, true]);
  expect(toKeys('g2').map(isInvalidated)).toEqual([false, false, false, false, false]);
});
