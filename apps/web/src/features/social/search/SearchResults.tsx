import { EmptyState } from '@quintet/ui/EmptyState';
import { UserList } from '@quintet/ui/views/social/author/UserList';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { useRetryWhenOnline } from '../../../shared/requests/network.ts';
import { toggleSocialState } from '../actions/toggle.ts';
import { Feed } from '../feed/Feed.tsx';
import { toAuthorHref, useOpenAuthor } from '../navigation.ts';
import { loadMoreItemsAtom, pagedListAtomFamily, type PagedListSource } from '../paged-lists.ts';
import { createAuthorsAtom } from '../use-author.ts';
import { usePagedList } from '../use-paged-list.ts';

/** Loads the first page once; a list that was loaded before stays as it is, with its order and position. */
export function useLoadFirstPage(source: PagedListSource, enabled: boolean): void {
  const { next, error } = useAtomValue(pagedListAtomFamily(source.key));
  const loadMore = useSetAtom(loadMoreItemsAtom);
  useEffect(() => {
    if (enabled && next === undefined && error === null) void loadMore(source);
  }, [source, enabled, next, error, loadMore]);
  useRetryWhenOnline(enabled ? error : null, () => void loadMore(source));
}

/** The found posts. `hasOther`: the other tabs have results. */
export function PostSearchResults({ source, hasOther }: { source: PagedListSource; hasOther: boolean }): ReactNode {
  const intl = useIntl();
  const part = hasOther ? 'none-posts' : 'none';
  const empty = (
    <EmptyState illustration="search" title={intl.formatMessage({ id: `social.search.${part}-title` })}>
      {intl.formatMessage({ id: `social.search.${part}-text` })}
    </EmptyState>
  );
  return <Feed source={source} label={intl.formatMessage({ id: 'social.search.posts' })} empty={empty} />;
}

/** The found users. */
export function UserSearchResults({ source }: { source: PagedListSource }): ReactNode {
  const intl = useIntl();
  const openAuthor = useOpenAuthor();
  const { ids, tail, error, loadMore } = usePagedList(source, false);
  const users = useAtomValue(useMemo(() => createAuthorsAtom(ids), [ids]));
  return (
    <UserList
      users={users}
      toHref={toAuthorHref}
      emptyText={intl.formatMessage({ id: 'social.search.none-title' })}
      tail={tail}
      errorText={useErrorText(error)}
      onOpen={openAuthor}
      onFollow={(author, isFollowing) => toggleSocialState('follow', author.id, isFollowing)}
      onNearEnd={loadMore}
      onRetry={loadMore}
    />
  );
}
