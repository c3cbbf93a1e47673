import type { Schemas } from '@quintet/api/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MEMBERS_PAGE_MAX } from '@quintet/domain/limits';
import { api } from '../../shared/requests/api.ts';
import { $api } from '../../shared/requests/query.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';

/** The friends that can be added to a group. */
export const selectableFriendsQuery = () => ({
  ...allFriendsQuery(),
  select: ({ result }: { result: Schemas['Contact'][] }) => result.filter((friend) => !friend.account_cancelled),
});

/** Members that the details of a group show. */
export const CHAT_DETAILS_MEMBER_COUNT = 8;

/** The first members of a group, owner and admins first. */
export const firstGroupMembersQuery = (groupId: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/groups/{id}/members',
    { params: { path: { id: groupId }, query: { limit: CHAT_DETAILS_MEMBER_COUNT } } },
    { select: ({ result }) => result.list },
  );

/** Members of the first page: few, so that a full group opens as fast as a small one. */
const FIRST_PAGE = 100;

/** All members of a group by pages, or those that the text finds. */
export const groupMembersQuery = (groupId: string, text: string) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/v1/groups/{id}/members', { params: { path: { id: groupId } }, text }],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: pageParam === null ? FIRST_PAGE : MEMBERS_PAGE_MAX,
        ...(text !== '' && { text }),
        ...(pageParam !== null && { next_id: pageParam }),
      };
      const { data } = await api.GET('/api/v1/groups/{id}/members', {
        params: { path: { id: groupId }, query },
        signal,
      });
      return data!.result;
    },
    getNextPageParam: ({ next_id }) => next_id,
  });

const ofGroup = (groupId: string) => ({ params: { path: { id: groupId } } });

/** One member of a group, or a former one. */
export const groupMemberQuery = (groupId: string, userId: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/groups/{id}/members/{userId}',
    { params: { path: { id: groupId, userId } } },
    { select: ({ result }) => result },
  );

/** The admins of a group and their permissions. Only for the owner and the admins. */
export const groupAdminsQuery = (groupId: string) =>
  $api.queryOptions('get', '/api/v1/groups/{id}/admins', ofGroup(groupId), {
    select: ({ result }) => result,
  });

/** The blacklist of a group. */
export const groupBlacklistQuery = (groupId: string) =>
  $api.queryOptions('get', '/api/v1/groups/{id}/blocks', ofGroup(groupId), {
    select: ({ result }) => result,
  });

/** How many admins, members and blocked users a group may have. */
export const groupLimitsQuery = (groupId: string) =>
  $api.queryOptions('get', '/api/v1/groups/{id}/admins_limit', ofGroup(groupId), {
    select: ({ result }) => result,
  });

/** The group behind an invite code, as far as a stranger may see it. */
export const groupByInviteCodeQuery = (code: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/share/group',
    { params: { query: { share_code: code } } },
    { select: ({ result }) => result, staleTime: 0, gcTime: 0 },
  );

/**
 * This user's invite code of a group; the request creates one if there is none. Its key has the form of
 * a request about the group, so that `invalidateGroupQueries` loads it again: it counts who has joined.
 */
export const ownGroupInviteCodeQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['post', '/api/v1/groups/{id}/share', ofGroup(groupId)],
    queryFn: async () => {
      const { data } = await api.POST('/api/v1/share/group', { body: { group_id: groupId } });
      return data!.result;
    },
    staleTime: 0,
  });

/** Users in one request by ids. */
const IDS_MAX = 100;

/** Which of these users are members of a group. */
export const groupMembersAmongQuery = (groupId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['post', '/api/v1/groups/{id}/members/ids', { params: { path: { id: groupId } }, ids }],
    queryFn: async () => {
      const found = new Set<string>();
      for (let start = 0; start < ids.length; start += IDS_MAX) {
        const { data } = await api.POST('/api/v1/groups/{id}/members/ids', {
          params: { path: { id: groupId } },
          body: { user_ids: ids.slice(start, start + IDS_MAX) },
        });
        for (const { id, join_at } of data!.result) if (join_at) found.add(id);
      }
      return found;
    },
  });
