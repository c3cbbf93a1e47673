import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { tabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { DiscoverLayout, DiscoverScroller } from '../../views/discover/DiscoverLayout.tsx';
import { MatchList } from '../../views/discover/MatchList.tsx';
import { MatchSkeleton } from '../../views/discover/MatchSkeleton.tsx';
import { storyMatches, TODAY } from '../../views/discover/story-discover.ts';
import { Screen } from '../Screen.tsx';
import { Charts, NoContent, type DiscoverState } from './ChartScreen.tsx';
import { Gallery } from './GalleryScreen.tsx';

export type DiscoverKind = 'gallery' | 'trend' | 'sports';
const KINDS: readonly DiscoverKind[] = ['gallery', 'trend', 'sports'];

function Sports({ state }: { state: DiscoverState }) {
  return (
    <DiscoverScroller variant="column" isBusy={state === 'loading'}>
      {state === 'loading' && <MatchSkeleton />}
      {state === 'full' && <MatchList matches={storyMatches} today={TODAY} day={TODAY} onDay={fn()} />}
      {state !== 'loading' && state !== 'full' && <NoContent state={state} />}
    </DiscoverScroller>
  );
}

/** /discover: the kinds of content as tabs. */
export function DiscoverScreen({ kind, state }: { kind: DiscoverKind; state: DiscoverState }) {
  const intl = useIntl();
  const Content = { gallery: Gallery, trend: Charts, sports: Sports }[kind];
  return (
    <Screen tab="/home/recommend" isOpened isOffline={state === 'offline'}>
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
        panel={tabPanelProps('discover', kind)}
      >
        <Content state={state} />
      </DiscoverLayout>
    </Screen>
  );
}
