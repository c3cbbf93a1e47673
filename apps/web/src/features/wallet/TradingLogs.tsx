import { groupLogsByMonth } from '@quintet/domain/wallet/months';
import { type TradingLogFilterValues, TradingLogFilters } from '@quintet/ui/views/wallet/TradingLogFilters';
import { TradingLogList } from '@quintet/ui/views/wallet/TradingLogList';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Link } from '../../shared/navigation/Link.tsx';
import { OPENED_IN_APP_STATE } from '../../shared/navigation/opened-in-app.ts';
import { BROWSER_TIME_ZONE, tradingLogsQuery } from './page-queries.ts';
import { toPointsSheetHref } from './use-points-sheet.ts';
import { usePagedListEnd } from '../../shared/loading/use-paged-list-end.ts';

interface TradingLogsProps {
  filter: TradingLogFilterValues;
  onFilter: (filter: TradingLogFilterValues) => void;
  onClear: () => void;
}

/** The transactions that the filters let through, by month. */
export function TradingLogs({ filter, onFilter, onClear }: TradingLogsProps): ReactNode {
  const query = useInfiniteQuery(tradingLogsQuery(filter));
  const { data, fetchNextPage } = query;
  const { tail, errorText, retry } = usePagedListEnd(query);
  const months = useMemo(() => {
    const pages = data?.pages ?? [];
    const logs = pages.flatMap(({ list }) => list);
    return groupLogsByMonth(
      logs,
      pages.flatMap((page) => page.months),
      BROWSER_TIME_ZONE,
    );
  }, [data]);
  const isFiltered = filter.direction !== 'all' || filter.type !== 'all';
  return (
    <>
      {(isFiltered || tail === 'loading' || months.length > 0) && (
        <TradingLogFilters filter={filter} onChange={onFilter} />
      )}
      <TradingLogList
        months={months}
        tail={tail}
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
