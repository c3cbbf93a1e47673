import { groupLogsByMonth } from '@quintet/domain/wallet/months';
import { type TradingLogFilter, TradingLogFilters } from '@quintet/ui/views/wallet/TradingLogFilters';
import { TradingLogList } from '@quintet/ui/views/wallet/TradingLogList';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useErrorText } from '../../shared/feedback/use-error-text.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { OPENED_IN_APP_STATE } from '../../shared/navigation/use-url-sheet-navigation.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { BROWSER_TIME_ZONE, tradingLogsQuery } from './page-queries.ts';
import { toPointsSheetHref } from './use-points-sheet.ts';

interface TradingLogsProps {
  filter: TradingLogFilter;
  onFilter: (filter: TradingLogFilter) => void;
  onClear: () => void;
}

/** The transactions that the filters let through, by month. */
export function TradingLogs({ filter, onFilter, onClear }: TradingLogsProps): ReactNode {
  const query = useInfiniteQuery(tradingLogsQuery(filter));
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    query;
  const errorText = useErrorText(error);
  const months = useMemo(() => {
    const pages = data?.pages ?? [];
    const logs = pages.flatMap(({ list }) => list);
    return groupLogsByMonth(
      logs,
      pages.flatMap((page) => page.months),
      BROWSER_TIME_ZONE,
    );
  }, [data]);
  const retry = (): void => void (isFetchNextPageError ? fetchNextPage() : refetch());
  useRetryWhenOnline(error, retry);
  const isFiltered = filter.direction !== 'all' || filter.type !== 'all';
  // The list stays as it is if it cannot be renewed.
  const hasFailed = isFetchNextPageError || (error !== null && !data);
  const isLoading = isFetchingNextPage || (isFetching && !data);
  return (
    <>
      {(isFiltered || isLoading || months.length > 0) && <TradingLogFilters filter={filter} onChange={onFilter} />}
      <TradingLogList
        months={months}
        rest={isLoading ? 'loading' : hasFailed ? 'failed' : hasNextPage ? 'more' : 'end'}
        errorText={errorText}
        onClear={isFiltered ? onClear : undefined}
        link={Link}
        linkState={OPENED_IN_APP_STATE}
        toHref={({ id }) => toPointsSheetHref({ sheet: 'detail', log: id })}
        onNearEnd={() => void fetchNextPage()}
        onRetry={retry}
      />
    </>
  );
}
