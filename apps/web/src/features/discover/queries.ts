import { infiniteQueryOptions } from '@tanstack/react-query';
import { getSportsMatchDateRange } from '@quintet/domain/discover/matches';
import { api } from '../../shared/requests/api.ts';
import { $api } from '../../shared/requests/query.ts';

const PREFIX = '/api/v1/discovers';

/** `preview`: the key of an operator's link, which shows drafts as if they were published. */
const toQuery = (preview?: string) => (preview === undefined ? {} : { preview });

/** The pictures of a category, or all, by pages. */
export const discoverGalleryQuery = (category: string | null, preview?: string) =>
  infiniteQueryOptions({
    queryKey: ['get', `${PREFIX}/gallery`, { category, preview }],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...toQuery(preview),
        ...(category !== null && { category }),
        ...(pageParam !== null && { next_id: pageParam }),
      };
      return (await api.GET('/api/v1/discovers/gallery', { params: { query }, signal })).data!.result;
    },
    getNextPageParam: ({ next_id }) => next_id,
  });

export const trendChartsQuery = (preview?: string) =>
  $api.queryOptions('get', '/api/v1/discovers/trend', { params: { query: toQuery(preview) } });

/** The matches around a local day. */
export const sportsMatchesQuery = (today: string, preview?: string) =>
  $api.queryOptions('get', '/api/v1/discovers/sports', {
    params: { query: { ...getSportsMatchDateRange(today), ...toQuery(preview) } },
  });

export const discoverKindsQuery = (preview?: string) =>
  $api.queryOptions('get', '/api/v1/discovers', { params: { query: toQuery(preview) } });

/** Whether a query shows discover content. */
export const isDiscoverQuery = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  String(queryKey[1]).startsWith(PREFIX);
