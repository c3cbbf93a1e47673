import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ChartSkeleton } from '../../views/discover/ChartSkeleton.tsx';
import { DiscoverLayout, DiscoverScroller } from '../../views/discover/DiscoverLayout.tsx';
import {
  EXAMPLE_SPARSE_CHART,
  EXAMPLE_TEMPERATURE_CHART,
  EXAMPLE_VISITORS_CHART,
} from '../../views/discover/story-discover.ts';
import { TrendCard } from '../../views/discover/TrendCard.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

export type StoryDiscoverScreenState = 'full' | 'loading' | 'empty' | 'failed' | 'offline' | 'preview-expired';

/** What stands for content that is not there. */
export function StoryDiscoverPlaceholder({ state }: { state: StoryDiscoverScreenState }) {
  const intl = useIntl();
  if (state === 'empty') {
    return (
      <EmptyState illustration="pictures" title={intl.formatMessage({ id: 'discover.empty-title' })}>
        {intl.formatMessage({ id: 'discover.empty-text' })}
      </EmptyState>
    );
  }
  if (state === 'preview-expired') {
    return (
      <EmptyState
        illustration="works"
        title={intl.formatMessage({ id: 'discover.preview-expired' })}
        action={<Button variant="secondary">{intl.formatMessage({ id: 'discover.show-published' })}</Button>}
      >
        {intl.formatMessage({ id: 'discover.preview-expired-text' })}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      illustration={state === 'offline' ? 'offline' : 'broken'}
      title={intl.formatMessage({ id: state === 'offline' ? 'social.feed.offline' : 'discover.failed' })}
      onRetry={fn()}
    />
  );
}

/** The charts as features/discover composes them. */
export function StoryCharts({ state }: { state: StoryDiscoverScreenState }): ReactNode {
  return (
    <DiscoverScroller variant="charts" isBusy={state === 'loading'}>
      {state === 'loading' && <ChartSkeleton />}
      {state === 'full' &&
        [EXAMPLE_TEMPERATURE_CHART, EXAMPLE_VISITORS_CHART, EXAMPLE_SPARSE_CHART].map((chart) => (
          <TrendCard key={chart.id} chart={chart} />
        ))}
      {state !== 'loading' && state !== 'full' && <StoryDiscoverPlaceholder state={state} />}
    </DiscoverScroller>
  );
}

/** /chart */
export function StoryChartScreen({ state }: { state: StoryDiscoverScreenState }) {
  const intl = useIntl();
  return (
    <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      <DiscoverLayout title={intl.formatMessage({ id: 'discover.kind.trend' })} onBack={fn()}>
        <StoryCharts state={state} />
      </DiscoverLayout>
    </StoryAppShell>
  );
}
