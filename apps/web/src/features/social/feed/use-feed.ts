import { FEED_DEBOUNCE_MS } from '@quintet/domain/limits';
import { cardHeight, cardKind, type MasonryItem } from '@quintet/domain/social/masonry';
import type { Post } from '@quintet/domain/social/media';
import type { PostFeedProps } from '@quintet/ui/views/social/PostFeed';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useEffect, useMemo, useRef } from 'react';
import { showError } from '../../../shared/errors.ts';
import { useIsOnline, useRetryWhenOnline } from '../../../shared/network.ts';
import { beginAnewAtom, listingAtom, loadMoreAtom, revealAtom, type Listed, type Source } from '../paged-lists.ts';
import { countNew } from '@quintet/domain/social/listing';
import { postsAtom } from '../posts.ts';
import { useKeptThroughReload } from './restore-feed.ts';
import { memoryAtom } from './scroll-positions.ts';
import { useNewPosts } from './use-poll-new-posts.ts';

const phaseOf = ({ ids, next, failure }: Listed): PostFeedProps['phase'] => {
  if (ids.length > 0) return 'ready';
  return failure !== null || next === null ? 'nothing' : 'loading';
};

const restOf = ({ next, loading, failure }: Listed): PostFeedProps['rest'] => {
  if (next === null) return 'end';
  if (failure !== null) return 'failed';
  return loading === 'more' ? 'loading' : 'more';
};

const itemsByPost = new WeakMap<Post, MasonryItem>();

/** What its place depends on, once for each post. */
function itemOf(post: Post): MasonryItem {
  const known = itemsByPost.get(post);
  if (known) return known;
  const item = { key: post.id, height: cardHeight(post), kind: cardKind(post) };
  itemsByPost.set(post, item);
  return item;
}

type Feed = Omit<PostFeedProps, 'label' | 'renderItem' | 'nothing' | 'head' | 'scroller'> & {
  /** Why there is nothing; null when there is nothing to be had. */
  readonly failure: unknown;
};

/** A list of posts as its view takes it. `most`: so many posts are its end. */
export function useFeed(source: Source, most = Infinity): Feed {
  const store = useStore();
  const kept = useAtomValue(listingAtom(source.key));
  const listing = useMemo(() => (kept.ids.length < most ? kept : { ...kept, next: null }), [kept, most]);
  const memoryRef = useAtomValue(memoryAtom(source.key));
  const loadMore = useSetAtom(loadMoreAtom);
  const beginAnew = useSetAtom(beginAnewAtom);
  const reveal = useSetAtom(revealAtom);
  const isOnline = useIsOnline();
  const debounce = useDebounce();

  const phase = phaseOf(listing);
  const isWaiting = phase === 'loading' && listing.loading === 'nothing';
  useKeptThroughReload(source);
  useEffect(() => {
    // What was kept may be there by now.
    if (isWaiting && store.get(listingAtom(source.key)).ids.length === 0) void loadMore(source);
  }, [isWaiting, loadMore, source, store]);

  useRetryWhenOnline(listing.failure !== null, () => void loadMore(source));
  useNewPosts(source);

  const items = useMemo<MasonryItem[]>(() => {
    const posts = store.get(postsAtom);
    return listing.ids.flatMap((id) => {
      const post = posts.get(id);
      return post ? itemOf(post) : [];
    });
  }, [listing.ids, store]);

  return {
    items,
    memory: memoryRef,
    phase,
    rest: restOf(listing),
    failure: listing.failure,
    newCount: countNew(listing),
    isRefreshing: listing.loading === 'anew',
    onReveal: () => {
      memoryRef.current = null;
      reveal(source.key);
    },
    onRefresh: () => {
      if (!isOnline) return;
      beginAnew(source).then(
        () => (memoryRef.current = null),
        (error: unknown) => showError(error),
      );
    },
    onNearEnd: () => debounce(() => void loadMore(source)),
    onRetry: () => void loadMore(source),
  };
}

/** Calls that come close after each other are one (spec §9). */
function useDebounce(): (run: () => void) => void {
  const state = useRef({ timer: 0, at: -Infinity });
  useEffect(() => {
    const { current } = state;
    return () => clearTimeout(current.timer);
  }, []);
  return (run) => {
    const { current } = state;
    if (current.timer !== 0) return;
    const begin = (): void => {
      Object.assign(current, { timer: 0, at: performance.now() });
      run();
    };
    current.timer = window.setTimeout(begin, Math.max(0, current.at + FEED_DEBOUNCE_MS - performance.now()));
  };
}
