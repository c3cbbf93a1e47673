import { LOAD_MORE_DEBOUNCE_MS } from '@quintet/domain/limits';
import { estimatePostCardHeightRatio, getPostCardHeightKind, type MasonryItem } from '@quintet/domain/social/masonry';
import type { Post } from '@quintet/domain/social/media';
import type { PostFeedProps } from '@quintet/ui/views/social/feed/PostFeed';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { useIsOnline, useRetryWhenOnline } from '../../../shared/requests/network.ts';
import {
  refreshPagedListAtom,
  pagedListAtomFamily,
  loadMoreItemsAtom,
  showNewItemsAtom,
  type PagedListState,
  type PagedListSource,
} from '../paged-lists.ts';
import { countPendingIds } from '@quintet/domain/social/paged-list';
import { postsByIdAtom } from '../posts.ts';
import { createDebouncer } from './debouncer.ts';
import { useSaveAndRestoreFeed } from './use-save-and-restore-feed.ts';
import { feedScrollRefAtomFamily } from './scroll-positions.ts';
import { useCheckForNewPosts } from './use-check-for-new-posts.ts';

export const getFeedPhase = ({ ids, next, error }: PagedListState): PostFeedProps['phase'] => {
  if (ids.length > 0) return 'ready';
  return error !== null || next === null ? 'nothing' : 'loading';
};

const getTail = ({ next, loading, error }: PagedListState): PostFeedProps['tail'] => {
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
export function useFeedViewProps(source: PagedListSource, maxPosts = Infinity): FeedViewProps {
  const store = useStore();
  const fullList = useAtomValue(pagedListAtomFamily(source.key));
  const list = useMemo(
    () => (fullList.ids.length < maxPosts ? fullList : { ...fullList, next: null }),
    [fullList, maxPosts],
  );
  const scrollPositionRef = useAtomValue(feedScrollRefAtomFamily(source.key));
  const loadMore = useSetAtom(loadMoreItemsAtom);
  const refresh = useSetAtom(refreshPagedListAtom);
  const showNew = useSetAtom(showNewItemsAtom);
  const isOnline = useIsOnline();
  const [debounce] = useState(() => createDebouncer(LOAD_MORE_DEBOUNCE_MS));
  useEffect(() => debounce.cancel, [debounce]);

  const phase = getFeedPhase(list);
  const isWaiting = phase === 'loading' && list.loading === 'nothing';
  useSaveAndRestoreFeed(source);
  useEffect(() => {
    // The restored list may be there by now.
    if (isWaiting && store.get(pagedListAtomFamily(source.key)).ids.length === 0) void loadMore(source);
  }, [isWaiting, loadMore, source, store]);

  useRetryWhenOnline(list.error, () => void loadMore(source));
  useCheckForNewPosts(source);

  const items = useMemo<MasonryItem[]>(() => {
    const posts = store.get(postsByIdAtom);
    return list.ids.flatMap((id) => {
      const post = posts.get(id);
      return post ? toMasonryItem(post) : [];
    });
  }, [list.ids, store]);

  return {
    items,
    scrollPosition: scrollPositionRef,
    phase,
    tail: getTail(list),
    error: list.error,
    newCount: countPendingIds(list),
    isRefreshing: list.loading === 'refresh',
    onShowNew: () => {
      scrollPositionRef.current = null;
      showNew(source.key);
    },
    onRefresh: () => {
      if (!isOnline) return;
      refresh(source).then(
        () => (scrollPositionRef.current = null),
        (error: unknown) => showError(error),
      );
    },
    onNearEnd: () => debounce.run(() => void loadMore(source)),
    onRetry: () => void loadMore(source),
  };
}
