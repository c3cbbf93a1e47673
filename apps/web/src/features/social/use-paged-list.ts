import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { refreshPagedListAtom, pagedListAtomFamily, loadMoreItemsAtom, type PagedListSource } from './paged-lists.ts';

interface PagedListView {
  readonly ids: readonly string[];
  /** What follows the last item. */
  readonly tail: 'more' | 'loading' | 'failed' | 'end';
  /** The error of the last page. */
  readonly error: unknown;
  readonly loadMore: () => void;
}

/** A paged list for a screen: loads on mount and refreshes a list that was loaded before. `enabled`: load now. */
export function usePagedList(source: PagedListSource, enabled = true): PagedListView {
  const { ids, next, loading, error } = useAtomValue(pagedListAtomFamily(source.key));
  const loadMoreOf = useSetAtom(loadMoreItemsAtom);
  const refresh = useSetAtom(refreshPagedListAtom);
  useEffect(() => {
    if (!enabled) return;
    // A failed refresh keeps the loaded items.
    if (next === undefined) void loadMoreOf(source);
    else refresh(source).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each list
  }, [source.key, enabled]);
  const loadNext = (): void => void loadMoreOf(source);
  useRetryWhenOnline(enabled ? error : null, loadNext);
  const isFirst = next === undefined && error === null;
  return {
    ids,
    tail: next === null ? 'end' : error !== null ? 'failed' : loading === 'more' || isFirst ? 'loading' : 'more',
    error,
    loadMore: loadNext,
  };
}
