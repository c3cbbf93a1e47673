import { LOAD_MORE_DEBOUNCE_MS } from '@quintet/domain/limits';
import { estimatePostCardHeightRatio, getPostCardHeightKind, type MasonryItem } from '@quintet/domain/social/masonry';
import type { Post } from '@quintet/domain/social/media';
import type { PostFeedProps } from '@quintet/ui/views/social/PostFeed';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { useIsOnline, useRetryWhenOnline } from '../../../shared/requests/network.ts';
import {
  refreshPagedListAtom,
  pagedListAtom,
  loadMoreItemsAtom,
  showNewItemsAtom,
  type PagedListState,
  type PagedListSource,
} from '../paged-lists.ts';
import { countPendingIds } from '@quintet/domain/social/paged-list';
import { postsAtom } from '../posts.ts';
import { createDebounce } from './debounce.ts';
import { useRestoreFeed } from './restore-feed.ts';
import { feedScrollPositionAtom } from './scroll-positions.ts';
import { useCheckForNewPosts } from './use-check-for-new-posts.ts';

export const getFeedPhase = ({ ids, next, error }: PagedListState): PostFeedProps['phase'] => {
  if (ids.length > 0) return 'ready';
  return error !== null || next === null ? 'nothing' : 'loading';
};

const getRest = ({ next, loading, error }: PagedListState): PostFeedProps['rest'] => {
  if (next === null) return 'end';
  if (error !== null) return 'failed';
  return loading === 'more' ? 'loading' : 'more';
};

const itemsByPost = new WeakMap<Post, MasonryItem>();

/** The layout item of a post, created once per post. */
function toMasonryItem(post: Post): MasonryItem {
  const known = itemsByPost.get(post);
  if (known) return known;
  const item = { key: post.id, height: estimatePostCardHeightRatio(post), kind: getPostCardHeightKind(post) };
  itemsByPost.set(post, item);
  return item;
}

type FeedViewProps = Omit<PostFeedProps, 'label' | 'renderItem' | 'emptyState' | 'header' | 'scroller'> & {
  /** Why the list is empty; null when there are no posts. */
  readonly error: unknown;
};

/** The props of a feed view. `maxPosts` limits the list. */
export function useFeed(source: PagedListSource, maxPosts = Infinity): FeedViewProps {
  const store = useStore();
  const list = useAtomValue(pagedListAtom(source.key));
  const listing = useMemo(() => (list.ids.length < maxPosts ? list : { ...list, next: null }), [list, maxPosts]);
  const scrollPositionRef = useAtomValue(feedScrollPositionAtom(source.key));
  const loadMore = useSetAtom(loadMoreItemsAtom);
  const beginAnew = useSetAtom(refreshPagedListAtom);
  const reveal = useSetAtom(showNewItemsAtom);
  const isOnline = useIsOnline();
  const [debounce] = useState(() => createDebounce(LOAD_MORE_DEBOUNCE_MS));
  useEffect(() => debounce.cancel, [debounce]);

  const phase = getFeedPhase(listing);
  const isWaiting = phase === 'loading' && listing.loading === 'nothing';
  useRestoreFeed(source);
  useEffect(() => {
    // The restored list may be there by now.
    if (isWaiting && store.get(pagedListAtom(source.key)).ids.length === 0) void loadMore(source);
  }, [isWaiting, loadMore, source, store]);

  useRetryWhenOnline(listing.error, () => void loadMore(source));
  useCheckForNewPosts(source);

  const items = useMemo<MasonryItem[]>(() => {
    const posts = store.get(postsAtom);
    return listing.ids.flatMap((id) => {
      const post = posts.get(id);
      return post ? toMasonryItem(post) : [];
    });
  }, [listing.ids, store]);

  return {
    items,
    scrollPosition: scrollPositionRef,
    phase,
    rest: getRest(listing),
    error: listing.error,
    newCount: countPendingIds(listing),
    isRefreshing: listing.loading === 'anew',
    onShowNew: () => {
      scrollPositionRef.current = null;
      reveal(source.key);
    },
    onRefresh: () => {
      if (!isOnline) return;
      beginAnew(source).then(
        () => (scrollPositionRef.current = null),
        (error: unknown) => showError(error),
      );
    },
    onNearEnd: () => debounce.run(() => void loadMore(source)),
    onRetry: () => void loadMore(source),
  };
}
