import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ChipNav } from '../../components/ChipNav.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { RecentSearches } from '../../views/social/RecentSearches.tsx';
import { SearchLayout, SearchScrollPanel } from '../../views/social/SearchLayout.tsx';
import { makeStoryAuthor } from '../../views/social/story-posts.ts';
import { UserList } from '../../views/social/UserList.tsx';
import { StoryLink } from '../profile/StoryLink.tsx';
import { StoryScreen } from '../StoryScreen.tsx';
import { StoryFeed } from './StoryHomeScreen.tsx';

export type StorySearchScreenState = 'recent' | 'first' | 'posts' | 'users' | 'none' | 'loading' | 'offline';

/** What was typed. */
const TEXTS: Record<StorySearchScreenState, string> = {
  recent: '',
  first: '',
  posts: 'light',
  users: 'k',
  none: 'xylophone',
  loading: '咖啡',
  offline: '咖啡',
};

const TAGS = ['light', 'lighthouse', 'light rain', 'lightweight'].map((id) => ({
  id,
  label: `#${id}`,
  href: `/search?text=%23${id}`,
}));

/** The search as features/social/search composes it. */
export function StorySearchScreen({ state }: { state: StorySearchScreenState }) {
  const intl = useIntl();
  const text = TEXTS[state];
  const tab = state === 'users' ? 'users' : 'posts';
  const counts = { posts: state === 'none' ? 0 : 99, users: state === 'none' ? 0 : 3 };
  const label = (id: 'posts' | 'users') => {
    const name = intl.formatMessage({ id: `social.search.${id}` });
    if (state === 'loading' || state === 'offline') return name;
    const message = counts[id] === 99 ? 'social.search.counted-more' : 'social.search.counted';
    return intl.formatMessage({ id: message }, { name, count: counts[id] });
  };
  return (
    <StoryScreen tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      <SearchLayout
        text={text}
        field={<SearchField value={text} onChange={fn()} label={intl.formatMessage({ id: 'social.search.label' })} />}
        tabs={
          text && (
            <>
              <Tabs
                id="search"
                label={intl.formatMessage({ id: 'social.search.tabs' })}
                value={tab}
                onChange={fn()}
                items={(['posts', 'users'] as const).map((id) => ({ id, label: label(id) }))}
              />
              {state === 'posts' && (
                <ChipNav label={intl.formatMessage({ id: 'social.search.tags' })} items={TAGS} link={StoryLink} />
              )}
            </>
          )
        }
        {...(text && { panel: getTabPanelProps('search', tab) })}
        onBack={fn()}
        onPick={fn()}
      >
        <Results state={state} />
      </SearchLayout>
    </StoryScreen>
  );
}

function Results({ state }: { state: StorySearchScreenState }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'social.search.posts' });
  switch (state) {
    case 'recent':
    case 'first':
      return (
        <SearchScrollPanel>
          <RecentSearches
            texts={state === 'first' ? [] : ['#coffee', '周末去哪儿', 'wren2024', 'شاي']}
            onSearch={fn()}
            onRemove={fn()}
            onClear={fn()}
          />
        </SearchScrollPanel>
      );
    case 'users':
      return (
        <SearchScrollPanel>
          <UserList
            users={[makeStoryAuthor(2), { ...makeStoryAuthor(1), introduction: 'Bread, mostly.' }, makeStoryAuthor(5)]}
            toHref={({ id }) => `/guest-page/${id}`}
            emptyText=""
            rest="end"
            onOpen={fn()}
            onFollow={fn()}
            onNearEnd={fn()}
            onRetry={fn()}
          />
        </SearchScrollPanel>
      );
    case 'posts':
      return <StoryFeed label={label} />;
    case 'loading':
      return <StoryFeed label={label} count={0} given={{ phase: 'loading' }} />;
    case 'offline':
      return (
        <StoryFeed
          label={label}
          count={0}
          emptyState={
            <ErrorState
              illustration="offline"
              title={intl.formatMessage({ id: 'social.feed.offline' })}
              onRetry={fn()}
            />
          }
        />
      );
    case 'none':
      return (
        <StoryFeed
          label={label}
          count={0}
          emptyState={
            <EmptyState illustration="search" title={intl.formatMessage({ id: 'social.search.none-title' })}>
              {intl.formatMessage({ id: 'social.search.none-text' })}
            </EmptyState>
          }
        />
      );
  }
}
