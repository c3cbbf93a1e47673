import type { RoomMediaKind } from '@quintet/ui/views/chat/media/RoomMediaView';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { $api } from '../../shared/requests/query.ts';
import { fetchNonEmptyPage } from './search/fetch-non-empty-page.ts';

// What the device does not store; groups and messages are in IndexedDB (storage/).

/** Who reacted to a message, loaded at each opening. */
export const messageReactionsQuery = (id: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/messages/{id}/emojis',
    { params: { path: { id } } },
    { select: ({ result }) => result, gcTime: 0 },
  );

/** The messages of a forwarded record. */
export const chatRecordQuery = (groupId: string, msgId: string) =>
  queryOptions({
    // Not the path of a group, whose events would load the record again.
    queryKey: ['chat', 'record', msgId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: groupId, msgId } };
      const { data } = await api.GET('/api/v1/groups/{id}/messages/{msgId}/record', { params, signal });
      return data!.result;
    },
  });

/** The messages of one type in a room, newest first. */
export const messagesOfTypeQuery = (groupId: string, type: RoomMediaKind) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/v2/groups/{id}/messages/search', { params: { path: { id: groupId } }, type }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      fetchNonEmptyPage(async (nextId) => {
        const query = { type, ...(nextId !== null && { next_id: nextId }) };
        const params = { path: { id: groupId }, query };
        const { data } = await api.GET('/api/v2/groups/{id}/messages/search', { params, signal });
        return data!.result;
      }, pageParam),
    getNextPageParam: ({ next_id }) => next_id,
    staleTime: 0,
  });

const MENTIONABLE_MEMBER_COUNT = 20;

/** The members of a group whom a text finds, for mentions; those of the text before stay meanwhile. */
export const mentionableMembersQuery = (groupId: string, text: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/groups/{id}/members',
    { params: { path: { id: groupId }, query: { limit: MENTIONABLE_MEMBER_COUNT, ...(text && { text }) } } },
    { select: ({ result }) => result.list, placeholderData: keepPreviousData },
  );
