import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useRetryWhenOnline } from '../../shared/network.ts';
import { beginAnewAtom, listingAtom, loadMoreAtom, type Source } from './paged-lists.ts';

interface List {
  readonly ids: readonly string[];
  /** What comes after the last that is known. */
  readonly rest: 'more' | 'loading' | 'failed' | 'end';
  /** Why the last page did not come. */
  readonly failure: unknown;
  readonly more: () => void;
}

/** A list as a screen shows it: asked for when the screen opens, and anew where it was seen before. `isWanted`: now. */
export function useList(source: Source, isWanted = true): List {
  const { ids, next, loading, failure } = useAtomValue(listingAtom(source.key));
  const loadMore = useSetAtom(loadMoreAtom);
  const beginAnew = useSetAtom(beginAnewAtom);
  useEffect(() => {
    if (!isWanted) return;
    // What was seen stays when asking again fails.
    if (next === undefined) void loadMore(source);
    else beginAnew(source).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each list
  }, [source.key, isWanted]);
  const more = (): void => void loadMore(source);
  useRetryWhenOnline(isWanted && failure !== null, more);
  const isFirst = next === undefined && failure === null;
  return {
    ids,
    rest: next === null ? 'end' : failure !== null ? 'failed' : loading === 'more' || isFirst ? 'loading' : 'more',
    failure,
    more,
  };
}
