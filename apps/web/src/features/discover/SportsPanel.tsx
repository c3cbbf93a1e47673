import { pickSportsMatchDay, formatLocalDay } from '@quintet/domain/discover/matches';
import { DiscoverScroller } from '@quintet/ui/views/discover/DiscoverLayout';
import { SportsMatchList } from '@quintet/ui/views/discover/SportsMatchList';
import { SportsMatchSkeleton } from '@quintet/ui/views/discover/SportsMatchSkeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DiscoverUnavailableView } from './DiscoverUnavailableView.tsx';
import { sportsMatchesQuery } from './queries.ts';
import { useDiscoverPreviewKey } from './use-preview-key.ts';

interface SportsPanelProps {
  /** The day of the URL, as `2026-11-24`. */
  day: string | null;
  onDay: (day: string) => void;
}

/** The matches by day. */
export function SportsPanel({ day, onDay }: SportsPanelProps): ReactNode {
  const [today] = useState(() => formatLocalDay(new Date()));
  const { data, error, isError, isFetching, refetch } = useQuery(sportsMatchesQuery(today, useDiscoverPreviewKey()));
  const matches = data?.result;
  return (
    <DiscoverScroller variant="column" isBusy={!matches && !isError}>
      {!matches && !isError && <SportsMatchSkeleton />}
      {matches && matches.length > 0 && (
        <SportsMatchList
          matches={matches}
          today={today}
          day={day ?? pickSportsMatchDay(matches, today)}
          onDay={onDay}
        />
      )}
      {(matches ? matches.length === 0 : isError) && (
        <DiscoverUnavailableView
          hasFailed={!matches}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DiscoverScroller>
  );
}
