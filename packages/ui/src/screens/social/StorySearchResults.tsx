import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { MessageSearchResults } from '../../views/chat/MessageSearchResults.tsx';
import { DiscoverLinks } from '../../views/discover/DiscoverLinks.tsx';
import { makeStoryAuthor } from '../../views/social/post/story-posts.ts';
import { RecentSearches } from '../../views/social/search/RecentSearches.tsx';
import { SearchScrollPanel } from '../../views/social/search/SearchLayout.tsx';
import { EXAMPLE_CHATS, EXAMPLE_SEARCH_RESULTS, STORY_NOW_MS } from '../chat/story-chats.ts';
import { StoryChatRows } from '../chat/StoryChatListContent.tsx';
import { StoryLink } from '../profile/StoryLink.tsx';
import styles from '../screens.module.css';
import { StoryFeed } from './StoryHomeScreen.tsx';
import { StoryUserList } from './StoryUserList.tsx';

export type StorySearchState =
  | 'recent'
  | 'first'
  | 'posts'
  | 'users'
  | 'chats'
  | 'messages'
  | 'messages-failed'
  | 'guest'
  | 'none'
  | 'none-posts'
  | 'loading'
  | 'failed'
  | 'offline';

const RECENT = ['#coffee', '周末去哪儿', 'wren2024', 'شاي'];
const USERS = [makeStoryAuthor(2), { ...makeStoryAuthor(1), introduction: 'Bread, mostly.' }, makeStoryAuthor(5)];

/** What the search shows below its field and tabs. */
export function StorySearchResults({ state }: { state: StorySearchState }): ReactNode {
  switch (state) {
    case 'recent':
    case 'first':
      return (
        <SearchScrollPanel>
          <RecentSearches texts={state === 'first' ? [] : RECENT} onSearch={fn()} onRemove={fn()} onClear={fn()} />
          <DiscoverLinks kinds={['gallery', 'trend', 'sports']} link={StoryLink} toHref={(kind) => `/${kind}`} />
        </SearchScrollPanel>
      );
    case 'users':
      return (
        <SearchScrollPanel>
          <StoryUserList users={USERS} />
        </SearchScrollPanel>
      );
    case 'chats':
      return (
        <SearchScrollPanel>
          <Chats />
        </SearchScrollPanel>
      );
    case 'messages':
    case 'messages-failed':
      return (
        <SearchScrollPanel>
          <Messages hasFailed={state === 'messages-failed'} />
        </SearchScrollPanel>
      );
    default:
      return <Posts state={state} />;
  }
}

function Chats() {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller}>
      <StoryChatRows chats={EXAMPLE_CHATS.slice(0, 1)} openId={undefined} scroller={scroller} />
    </div>
  );
}

function Messages({ hasFailed }: { hasFailed: boolean }) {
  const intl = useIntl();
  return (
    <>
      <h2 className={styles.heading}>{intl.formatMessage({ id: 'chat.search.results' })}</h2>
      <MessageSearchResults
        phase={hasFailed ? 'failed' : 'found'}
        results={hasFailed ? [] : EXAMPLE_SEARCH_RESULTS}
        now={STORY_NOW_MS}
        onOpen={fn()}
        onRetry={fn()}
      />
    </>
  );
}

/** The found posts, or why there are none. */
function Posts({ state }: { state: StorySearchState }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'social.search.posts' });
  switch (state) {
    case 'loading':
      return <StoryFeed label={label} count={0} given={{ phase: 'loading' }} />;
    case 'failed':
    case 'offline': {
      const [illustration, id] =
        state === 'failed' ? (['broken', 'failed'] as const) : (['offline', 'offline'] as const);
      const title = intl.formatMessage({ id: `social.feed.${id}` });
      const emptyState = <ErrorState illustration={illustration} title={title} onRetry={fn()} />;
      return <StoryFeed label={label} count={0} emptyState={emptyState} />;
    }
    case 'none':
    case 'none-posts': {
      const emptyState = (
        <EmptyState illustration="search" title={intl.formatMessage({ id: `social.search.${state}-title` })}>
          {intl.formatMessage({ id: `social.search.${state}-text` })}
        </EmptyState>
      );
      return <StoryFeed label={label} count={0} emptyState={emptyState} />;
    }
    default:
      return <StoryFeed label={label} />;
  }
}
