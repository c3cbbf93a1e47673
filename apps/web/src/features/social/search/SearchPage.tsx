import { SEARCH_TEXT_MAX } from '@quintet/domain/social/search';
import { SearchField } from '@quintet/ui/SearchField';
import { getTabPanelProps } from '@quintet/ui/Tabs';
import { RecentSearches } from '@quintet/ui/views/social/search/RecentSearches';
import { SearchLayout, SearchScrollPanel } from '@quintet/ui/views/social/search/SearchLayout';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { useRecentSearches } from './recent-searches.ts';
import type { SearchExtension } from './search-extension.ts';
import { searchResultCountAtomFamily, createPostSearchSource, createUserSearchSource } from './search-sources.ts';
import { PostSearchResults, useLoadFirstPage, UserSearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { SuggestedTags } from './SuggestedTags.tsx';
import { useReportedResultCounts } from './use-reported-result-counts.ts';
import { useSearchUrlState } from './use-search-url-state.ts';

interface SearchPageProps {
  extensions: readonly SearchExtension[];
  /** Shown below the recent searches, which they do not push away when they arrive. */
  links: ReactNode;
}

/** /search: posts and users, and for signed-in users what other slices find. */
export default function SearchPage({ extensions, links }: SearchPageProps): ReactNode {
  const intl = useIntl();
  const back = useBackOrHome();
  const { isSignedIn } = useSession();
  const recent = useRecentSearches();
  const { text, tab: wantedTab, setTab, typed, setTyped, search } = useSearchUrlState();
  const hasText = text !== '';
  const parts = isSignedIn ? extensions : [];
  const tab = wantedTab === 'users' || parts.some(({ id }) => id === wantedTab) ? wantedTab : 'posts';
  const posts = useMemo(() => createPostSearchSource(text), [text]);
  const users = useMemo(() => createUserSearchSource(text), [text]);
  useLoadFirstPage(posts, hasText);
  useLoadFirstPage(users, hasText);
  const postCount = useAtomValue(searchResultCountAtomFamily(posts.key));
  const userCount = useAtomValue(searchResultCountAtomFamily(users.key));
  const [partCounts, onCount] = useReportedResultCounts(text);
  const hasOther = Boolean(userCount) || Object.values(partCounts).some(({ count }) => Boolean(count));
  usePageTitle(text || intl.formatMessage({ id: 'social.search.title' }));

  function searchAndRemember(wanted: string): void {
    search(wanted);
    recent.add(wanted.trim());
  }

  return (
    <SearchLayout
      field={
        <SearchField
          value={typed}
          onChange={setTyped}
          onSubmit={searchAndRemember}
          label={intl.formatMessage({ id: 'social.search.label' })}
          maxLength={SEARCH_TEXT_MAX}
          // Without a text the page was opened to type one.
          autoFocus={!hasText}
        />
      }
      tabs={
        hasText && (
          <>
            <SearchTabs
              parts={parts}
              value={tab}
              counts={{ posts: { count: postCount }, users: { count: userCount }, ...partCounts }}
              onChange={setTab}
            />
            {tab === 'posts' && <SuggestedTags text={text} sourceKey={posts.key} />}
          </>
        )
      }
      {...(hasText && { panel: getTabPanelProps('search', tab) })}
      text={text}
      onBack={back}
      onPick={() => hasText && recent.add(text)}
    >
      {!hasText && (
        <SearchScrollPanel>
          <RecentSearches
            texts={recent.texts}
            onSearch={searchAndRemember}
            onRemove={recent.remove}
            onClear={recent.clear}
          />
          {links}
        </SearchScrollPanel>
      )}
      {hasText && tab === 'posts' && <PostSearchResults key={text} source={posts} hasOther={hasOther} />}
      {hasText && tab === 'users' && (
        <SearchScrollPanel>
          <UserSearchResults key={text} source={users} />
        </SearchScrollPanel>
      )}
      {hasText &&
        parts.map(({ id, load }) => (
          <SearchScrollPanel key={`${id} ${text}`} isHidden={tab !== id}>
            <LazyPagePart load={load} props={{ id, text, onCount }} />
          </SearchScrollPanel>
        ))}
    </SearchLayout>
  );
}
