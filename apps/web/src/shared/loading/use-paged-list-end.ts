import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { useErrorText } from '../feedback/use-error-text.ts';
import { useRetryWhenOnline } from '../requests/network.ts';

type PagedListTail = 'loading' | 'failed' | 'more' | 'end';

/** What a list shows below its last row. A loaded list stays as it is if it cannot be renewed. */
export function getPagedListTail(query: InfiniteQueryObserverResult): PagedListTail {
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, hasNextPage } = query;
  if (isFetchingNextPage || (isFetching && (!data || isPlaceholderData))) return 'loading';
  if (isFetchNextPageError || (isError && !data)) return 'failed';
  return hasNextPage ? 'more' : 'end';
}

/** Joins a request that is already running, such as the one that the query sends itself when the connection is back. */
const JOIN = { cancelRefetch: false };

/** The end of a list whose query loads pages. What has failed is retried when the connection is back. */
export function usePagedListEnd(query: InfiniteQueryObserverResult): {
  tail: PagedListTail;
  errorText: string | undefined;
  retry: () => void;
} {
  const { error, isFetchNextPageError, fetchNextPage, refetch } = query;
  const retry = (): void => void (isFetchNextPageError ? fetchNextPage(JOIN) : refetch(JOIN));
  useRetryWhenOnline(error, retry);
  return { tail: getPagedListTail(query), errorText: useErrorText(error), retry };
}
