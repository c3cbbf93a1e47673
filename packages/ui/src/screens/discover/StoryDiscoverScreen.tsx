import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { DiscoverLayout, DiscoverScroller } from '../../views/discover/DiscoverLayout.tsx';
import { SportsMatchList } from '../../views/discover/SportsMatchList.tsx';
import { SportsMatchSkeleton } from '../../views/discover/SportsMatchSkeleton.tsx';
import { EXAMPLE_SPORTS_MATCHES, STORY_TODAY } from '../../views/discover/story-discover.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { StoryCharts, StoryDiscoverPlaceholder, type StoryDiscoverScreenState } from './StoryChartScreen.tsx';
import { StoryGallery } from './StoryGalleryScreen.tsx';

export type StoryDiscoverScreenKind = 'gallery' | 'trend' | 'sports';
const KINDS: readonly StoryDiscoverScreenKind[] = ['gallery', 'trend', 'sports'];

function Sports({ state }: { state: StoryDiscoverScreenState }) {
  return (
    <DiscoverScroller variant="column" isBusy={state === 'loading'}>
      {state === 'loading' && <SportsMatchSkeleton />}
      {state === 'full' && (
        <SportsMatchList matches={EXAMPLE_SPORTS_MATCHES} today={STORY_TODAY} day={STORY_TODAY} onDay={fn()} />
      )}
      {state !== 'loading' && state !== 'full' && <StoryDiscoverPlaceholder state={state} />}
    </DiscoverScroller>
  );
}

/** /discover: the kinds of content as tabs. */
export function StoryDiscoverScreen({
  kind,
  state,
}: {
  kind: StoryDiscoverScreenKind;
  state: StoryDiscoverScreenState;
}) {
  const intl = useIntl();
  const Content = { gallery: StoryGallery, trend: StoryCharts, sports: Sports }[kind];
  return (
    <StoryScreen tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      <DiscoverLayout
        title={intl.formatMessage({ id: 'discover.title' })}
        onBack={fn()}
        tabs={
          <Tabs
            id="discover"
            label={intl.formatMessage({ id: 'discover.tabs' })}
            items={KINDS.map((id) => ({ id, label: intl.formatMessage({ id: `discover.kind.${id}` }) }))}
            value={kind}
            onChange={fn()}
          />
        }
        panel={getTabPanelProps('discover', kind)}
      >
        <Content state={state} />
      </DiscoverLayout>
    </StoryScreen>
  );
}
