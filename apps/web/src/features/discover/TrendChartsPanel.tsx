import { ChartSkeleton } from '@quintet/ui/views/discover/ChartSkeleton';
import { DiscoverScroller } from '@quintet/ui/views/discover/DiscoverLayout';
import { TrendCard } from '@quintet/ui/views/discover/TrendCard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DiscoverUnavailableView } from './DiscoverUnavailableView.tsx';
import { trendChartsQuery } from './queries.ts';
import { useDiscoverPreviewKey } from './use-preview-key.ts';

/** The trend charts. */
export function TrendChartsPanel(): ReactNode {
  const { data, error, isError, isFetching, refetch } = useQuery(trendChartsQuery(useDiscoverPreviewKey()));
  const charts = data?.result;
  return (
    <DiscoverScroller variant="charts" isBusy={!charts && !isError}>
      {!charts && !isError && <ChartSkeleton />}
      {charts?.map((chart) => (
        <TrendCard key={chart.id} chart={chart} />
      ))}
      {(charts ? charts.length === 0 : isError) && (
        <DiscoverUnavailableView
          hasFailed={!charts}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DiscoverScroller>
  );
}
