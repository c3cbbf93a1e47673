import type { Post } from '@quintet/domain/social/media';
import type { SavedMasonryScroll } from '@quintet/domain/social/scroll-anchor';
import { useStore } from 'jotai/react';
import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';
import {
  pagedListAtomFamily,
  checkForNewItemsAtom,
  restorePagedListAtom,
  type PagedListSource,
} from '../paged-lists.ts';
import { upsertPostsAtom, postsByIdAtom } from '../posts.ts';
import { isVideoInUrl } from '../video/video-url.ts';
import { feedScrollRefAtomFamily } from './scroll-positions.ts';

/** A feed as it was before a reload. */
interface FeedSnapshot {
  readonly user: string;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly posts: readonly Post[];
  readonly next: string | null;
  /** Null at the top. */
  readonly place:
    | (Omit<SavedMasonryScroll, 'heights'> & { readonly heights: readonly (readonly [string, number])[] })
    | null;
}

const storedSnapshot = createSessionStorageValue<FeedSnapshot>('quintet.feed');

/** Milliseconds after which a snapshot is too old to restore. */
const SNAPSHOT_TTL_MS = 3_600_000;

/** Whether the page was reloaded or opened by back or forward. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Reads and removes the snapshot of this list. */
function takeSnapshot(user: string, key: string): FeedSnapshot | null {
  const found = storedSnapshot.read();
  storedSnapshot.write(null);
  if (!found || !isReturn() || found.user !== user || found.key !== key) return null;
  return Date.now() - found.at < SNAPSHOT_TTL_MS ? found : null;
}

/** Saves the list and its scroll position when the page is left, and restores them after a reload. */
export function useSaveAndRestoreFeed(source: PagedListSource): void {
  const store = useStore();
  const { userId } = useSession();

  useLayoutEffect(() => {
    if (store.get(pagedListAtomFamily(source.key)).next !== undefined) return;
    const found = takeSnapshot(userId, source.key);
    if (!found) return;
    const { place: position } = found;
    store.get(feedScrollRefAtomFamily(source.key)).current = position && {
      ...position,
      heights: new Map(position.heights),
    };
    store.set(upsertPostsAtom, found.posts);
    store.set(restorePagedListAtom, source.key, { ids: found.posts.map(({ id }) => id), next: found.next });
    void store.set(checkForNewItemsAtom, source);
  }, [source, store, userId]);

  useEffect(() => {
    const saveSnapshot = (): void => {
      const { ids, next } = store.get(pagedListAtomFamily(source.key));
      const { current: position } = store.get(feedScrollRefAtomFamily(source.key));
      const isAtTop = !position || position.top <= 0;
      // At the top nothing needs restoring, unless a video is open.
      if ((isAtTop && !isVideoInUrl()) || next === undefined) return storedSnapshot.write(null);
      const known = store.get(postsByIdAtom);
      const posts = ids.flatMap((id) => known.get(id) ?? []);
      return storedSnapshot.write({
        user: userId,
        key: source.key,
        at: Date.now(),
        posts,
        next,
        place: isAtTop ? null : { ...position, heights: [...position.heights] },
      });
    };
    addEventListener('pagehide', saveSnapshot);
    return () => removeEventListener('pagehide', saveSnapshot);
  }, [source, store, userId]);
}
