import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ChipNav } from '../../components/ChipNav.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { SearchLayout } from '../../views/social/search/SearchLayout.tsx';
import { StoryLink } from '../profile/StoryLink.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';
import { StorySearchResults, type StorySearchState } from './StorySearchResults.tsx';

const TABS = ['posts', 'users', 'chats', 'messages'] as const;
type Tab = (typeof TABS)[number];

/** What was typed; light by default. */
const TEXTS: Readonly<Partial<Record<StorySearchState, string>>> = {
  recent: '',
  first: '',
  users: 'k',
  none: 'xylophone',
  'none-posts': 'hikes',
  chats: 'hikes',
  messages: 'station',
};

const SELECTED_TABS: Readonly<Partial<Record<StorySearchState, Tab>>> = {
  users: 'users',
  chats: 'chats',
  messages: 'messages',
  'messages-failed': 'messages',
};

/** The numbers of results on the tabs; without them they are loading or failed. */
const COUNTS: Readonly<Partial<Record<StorySearchState, Readonly<Record<Tab, number>>>>> = {
  posts: { posts: 99, users: 3, chats: 0, messages: 12 },
  guest: { posts: 99, users: 3, chats: 0, messages: 0 },
  users: { posts: 99, users: 3, chats: 1, messages: 99 },
  none: { posts: 0, users: 0, chats: 0, messages: 0 },
  'none-posts': { posts: 0, users: 0, chats: 1, messages: 3 },
  chats: { posts: 0, users: 0, chats: 1, messages: 3 },
  messages: { posts: 0, users: 0, chats: 0, messages: 3 },
};
const MORE = 99;

const TAGS = ['light', 'lighthouse', 'light rain', 'lightweight'].map((id) => ({
  id,
  label: `#${id}`,
  href: `/search?text=%23${id}`,
}));

/** The search as features/social/search composes it. */
export function StorySearchScreen({ state }: { state: StorySearchState }) {
  const intl = useIntl();
  const text = TEXTS[state] ?? 'light';
  const tab = SELECTED_TABS[state] ?? 'posts';
  const label = (id: Tab) => {
    const name = intl.formatMessage({ id: `social.search.${id}` });
    const count = COUNTS[state]?.[id];
    if (count === undefined) return name;
    const message = count === MORE ? 'social.search.counted-more' : 'social.search.counted';
    return intl.formatMessage({ id: message }, { name, count });
  };
  // Only the own chats are searched.
  const tabs = state === 'guest' ? TABS.slice(0, 2) : TABS;
  return (
    <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
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
                items={tabs.map((id) => ({ id, label: label(id) }))}
              />
              {(state === 'posts' || state === 'guest') && (
                <ChipNav label={intl.formatMessage({ id: 'social.search.tags' })} items={TAGS} link={StoryLink} />
              )}
            </>
          )
        }
        {...(text && { panel: getTabPanelProps('search', tab) })}
        onBack={fn()}
        onPick={fn()}
      >
        <StorySearchResults state={state} />
      </SearchLayout>
    </StoryAppShell>
  );
}
