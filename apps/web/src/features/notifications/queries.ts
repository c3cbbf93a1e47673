import type { NotificationFilter } from '@quintet/domain/notifications/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { NOTIFICATIONS_QUERY_KEY } from '../../shared/notifications/event-handlers.ts';
import { api } from '../../shared/requests/api.ts';

/** The app asks for this many (spec §9); the server answers in pages. */
const PAGE = 9999;

/** The notifications by pages, newest first. */
export const notificationsQuery = (filter: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_QUERY_KEY, { filter }],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: PAGE, filter, ...(pageParam !== null && { next_id: pageParam }) };
      const { data } = await api.GET('/api/v1/notification/list', { params: { query }, signal });
      return data!.result;
    },
    getNextPageParam: ({ next_id }) => next_id,
  });
