import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useRetryWhenOnline } from '../../shared/network.ts';
import { refreshAtom, pagedListAtom, loadMoreAtom, type ListSource } from './paged-lists.ts';

interface PagedListView {
  readonly ids: readonly string[];
  /** What comes after the last that is known. */
  readonly rest: 'more' | 'loading' | 'failed' | 'end';
  /** Why the last page did not come. */
  readonly error: unknown;
  readonly loadMore: () => void;
}

/** A list as a screen shows it: asked for when the screen opens, and anew where it was seen before. `enabled`: now. */
export function usePagedList(source: ListSource, enabled = true): PagedListView {
  const { ids, next, loading, error } = useAtomValue(pagedListAtom(source.key));
  const loadMoreOf = useSetAtom(loadMoreAtom);
  const beginAnew = useSetAtom(refreshAtom);
  useEffect(() => {
    if (!enabled) return;
    // What was seen stays when asking again fails.
    if (next === undefined) void loadMoreOf(source);
    else beginAnew(source).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each list
  }, [source.key, enabled]);
  const loadNext = (): void => void loadMoreOf(source);
  useRetryWhenOnline(enabled && error !== null, loadNext);
  const isFirst = next === undefined && error === null;
  return {
    ids,
    rest: next === null ? 'end' : error !== null ? 'failed' : loading === 'more' || isFirst ? 'loading' : 'more',
    error,
    loadMore: loadNext,
  };
}
