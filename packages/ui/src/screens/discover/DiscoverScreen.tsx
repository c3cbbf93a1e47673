import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { DiscoverLayout, DiscoverScroller } from '../../views/discover/DiscoverLayout.tsx';
import { MatchList } from '../../views/discover/MatchList.tsx';
import { MatchSkeleton } from '../../views/discover/MatchSkeleton.tsx';
import { EXAMPLE_MATCHES, STORY_TODAY } from '../../views/discover/story-discover.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { StoryCharts, StoryNoContent, type DiscoverScreenState } from './ChartScreen.tsx';
import { StoryGallery } from './GalleryScreen.tsx';

export type DiscoverScreenKind = 'gallery' | 'trend' | 'sports';
const KINDS: readonly DiscoverScreenKind[] = ['gallery', 'trend', 'sports'];

function Sports({ state }: { state: DiscoverScreenState }) {
  return (
    <DiscoverScroller variant="column" isBusy={state === 'loading'}>
      {state === 'loading' && <MatchSkeleton />}
      {state === 'full' && <MatchList matches={EXAMPLE_MATCHES} today={STORY_TODAY} day={STORY_TODAY} onDay={fn()} />}
      {state !== 'loading' && state !== 'full' && <StoryNoContent state={state} />}
    </DiscoverScroller>
  );
}

/** /discover: the kinds of content as tabs. */
export function DiscoverScreen({ kind, state }: { kind: DiscoverScreenKind; state: DiscoverScreenState }) {
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
