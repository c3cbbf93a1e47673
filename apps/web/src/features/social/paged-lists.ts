import { ApiError, CANCELLED_CODE } from '@quintet/api/error';
import {
  EMPTY_LIST,
  showPendingPage,
  fromFirstPage,
  withPendingPage,
  withListPage,
  type PagedIds,
  type ListPage,
} from '@quintet/domain/social/paged-list';
import { atom, type Setter } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { startTransition } from 'react';

/** A paged list of posts, comments or users on the server. */
export interface ListSource {
  /** Identifies the list. */
  readonly key: string;
  /** Fetches a page and saves its items. @throws ApiError */
  load(
    set: Setter,
    next: string | undefined,
  ): Promise<{ readonly list: readonly { readonly id: string }[]; readonly next_id: string | null }>;
}

export interface PagedList extends PagedIds {
  /** The running request. */
  readonly loading: 'nothing' | 'more' | 'anew';
  /** The error of the last page. */
  readonly error: unknown;
}

const EMPTY_LIST_STATE: PagedList = { ...EMPTY_LIST, loading: 'nothing', error: null };

const pagedListsBase = atom<ReadonlyMap<string, PagedList>>(new Map());

export const pagedListAtom = atomFamily((key: string) =>
  atom((get) => get(pagedListsBase).get(key) ?? EMPTY_LIST_STATE),
);

export const changeListAtom = atom(null, (_get, set, key: string, change: (before: PagedList) => Partial<PagedList>) =>
  set(pagedListsBase, (all) => {
    const before = all.get(key) ?? EMPTY_LIST_STATE;
    return new Map(all).set(key, { ...before, ...change(before) });
  }),
);

/** Applies a response in a transition, so that rendering it does not block input. */
const applyPageAtom = atom(null, (_get, set, key: string, change: (before: PagedList) => Partial<PagedList>) =>
  startTransition(() => set(changeListAtom, key, (before) => ({ ...change(before), loading: 'nothing' }))),
);

/** Fetches the page at `next`. */
const fetchAtom = atom(null, async (_get, set, source: ListSource, next: string | undefined): Promise<ListPage> => {
  const page = await source.load(set, next);
  return { ids: page.list.map(({ id }) => id), next: page.next_id };
});

const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.code === CANCELLED_CODE;

/** Loads the first or next page, unless a request is running or the list has ended. */
export const loadMoreAtom = atom(null, async (get, set, source: ListSource): Promise<void> => {
  const { key } = source;
  const { loading, next } = get(pagedListAtom(key));
  if (loading !== 'nothing' || next === null) return;
  set(changeListAtom, key, () => ({ loading: 'more', error: null }));
  try {
    const page = await set(fetchAtom, source, next);
    set(applyPageAtom, key, (listing) => withListPage(listing, next, page));
  } catch (error) {
    set(changeListAtom, key, () => ({ loading: 'nothing', error: isCancelled(error) ? null : error }));
  }
});

/** Reloads the list from its start. @throws the error of the call; the list stays unchanged */
export const refreshAtom = atom(null, async (get, set, source: ListSource): Promise<void> => {
  const { key } = source;
  if (get(pagedListAtom(key)).loading !== 'nothing') return;
  set(changeListAtom, key, () => ({ loading: 'anew' }));
  try {
    const page = await set(fetchAtom, source, undefined);
    set(applyPageAtom, key, () => ({ ...fromFirstPage(page), error: null }));
  } catch (error) {
    set(changeListAtom, key, () => ({ loading: 'nothing' }));
    throw error;
  }
});

/** Checks for new items and holds them as the pending page; errors are silent. */
export const checkForNewAtom = atom(null, async (get, set, source: ListSource): Promise<void> => {
  const { loading, next } = get(pagedListAtom(source.key));
  if (loading !== 'nothing' || next === undefined) return;
  try {
    const page = await set(fetchAtom, source, undefined);
    set(changeListAtom, source.key, (listing) => withPendingPage(listing, page));
  } catch {
    // The next poll will find it.
  }
});

/** Shows the pending page. */
export const showNewAtom = atom(null, (_get, set, key: string) => set(changeListAtom, key, showPendingPage));

/** Restores a list after a reload. */
export const restoreListAtom = atom(null, (_get, set, key: string, page: ListPage) =>
  set(changeListAtom, key, () => fromFirstPage(page)),
);

/** Shows these items, and what the list's first page holds besides after them. */
export const replaceListAtom = atom(null, (_get, set, key: string, ids: readonly string[]) =>
  set(changeListAtom, key, () => ({ ids, next: undefined, pendingPage: null })),
);
