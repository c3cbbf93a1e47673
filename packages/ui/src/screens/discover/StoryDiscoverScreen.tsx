import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { DiscoverLayout, DiscoverScroller } from '../../views/discover/DiscoverLayout.tsx';
import { SportsMatchList } from '../../views/discover/SportsMatchList.tsx';
import { SportsMatchSkeleton } from '../../views/discover/SportsMatchSkeleton.tsx';
import { EXAMPLE_SPORTS_MATCHES, STORY_TODAY } from '../../views/discover/story-discover.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';
import { StoryCharts, StoryDiscoverPlaceholder, type StoryDiscoverScreenState } from './StoryChartScreen.tsx';
import { StoryGallery } from './StoryGalleryScreen.tsx';

export type StoryDiscoverScreenKind = 'gallery' | 'trend' | 'sports';
const KINDS: readonly StoryDiscoverScreenKind[] = ['gallery', 'trend', 'sports'];

function Sports({ state, day = STORY_TODAY }: { state: StoryDiscoverScreenState; day?: string }) {
  return (
    <DiscoverScroller variant="column" isBusy={state === 'loading'}>
      {state === 'loading' && <SportsMatchSkeleton />}
      {state === 'full' && (
        <SportsMatchList matches={EXAMPLE_SPORTS_MATCHES} today={STORY_TODAY} day={day} onDay={fn()} />
      )}
      {state !== 'loading' && state !== 'full' && <StoryDiscoverPlaceholder state={state} />}
    </DiscoverScroller>
  );
}

interface StoryDiscoverScreenProps {
  kind: StoryDiscoverScreenKind;
  /** `kinds-…`: not even the tabs are known. */
  state: StoryDiscoverScreenState | 'kinds-loading' | 'kinds-failed' | 'kinds-empty';
  /** The draft, which a link shows. */
  isPreview?: boolean;
  /** Of the matches. */
  day?: string;
}

/** What replaces the tabs and their content. */
const WITHOUT_TABS = {
  'kinds-loading': 'loading',
  'kinds-failed': 'failed',
  'kinds-empty': 'empty',
  'preview-expired': 'preview-expired',
} as const;

/** /discover: the kinds of content as tabs. */
export function StoryDiscoverScreen({ kind, state, isPreview = false, day = STORY_TODAY }: StoryDiscoverScreenProps) {
  const intl = useIntl();
  const Content = { gallery: StoryGallery, trend: StoryCharts, sports: Sports }[kind];
  const hasNoTabs = state in WITHOUT_TABS;
  return (
    <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      <DiscoverLayout
        title={intl.formatMessage({ id: isPreview ? 'discover.preview' : 'discover.title' })}
        onBack={fn()}
        hasTabs={!hasNoTabs || state === 'kinds-loading'}
        tabs={
          !hasNoTabs && (
            <Tabs
              id="discover"
              label={intl.formatMessage({ id: 'discover.tabs' })}
              items={KINDS.map((id) => ({ id, label: intl.formatMessage({ id: `discover.kind.${id}` }) }))}
              value={kind}
              onChange={fn()}
            />
          )
        }
        {...(!hasNoTabs && { panel: getTabPanelProps('discover', kind) })}
      >
        {hasNoTabs ? (
          <StoryCharts state={WITHOUT_TABS[state as keyof typeof WITHOUT_TABS]} />
        ) : (
          <Content state={state as Exclude<StoryDiscoverScreenState, 'preview-expired'>} day={day} />
        )}
      </DiscoverLayout>
    </StoryAppShell>
  );
}
