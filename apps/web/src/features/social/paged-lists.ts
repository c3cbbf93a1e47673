import { ApiError, CANCELLED_CODE } from '@quintet/api/error';
import {
  EMPTY_PAGED_LIST,
  showPendingPage,
  startPagedList,
  withPendingPage,
  appendIdsPage,
  type PagedIds,
  type IdsPage,
} from '@quintet/domain/social/paged-list';
import { atom, type Setter } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { startTransition } from 'react';

/** A paged list of posts, comments or users on the server. */
export interface PagedListSource {
  /** Identifies the list. */
  readonly key: string;
  /** Fetches a page and saves its items. @throws ApiError */
  load(
    set: Setter,
    next: string | undefined,
  ): Promise<{ readonly list: readonly { readonly id: string }[]; readonly next_id: string | null }>;
}

export interface PagedListState extends PagedIds {
  /** The running request. */
  readonly loading: 'nothing' | 'more' | 'refresh';
  /** The error of the last page. */
  readonly error: unknown;
}

const EMPTY_LIST_STATE: PagedListState = { ...EMPTY_PAGED_LIST, loading: 'nothing', error: null };

const pagedListsBase = atom<ReadonlyMap<string, PagedListState>>(new Map());

export const pagedListAtomFamily = atomFamily((key: string) =>
  atom((get) => get(pagedListsBase).get(key) ?? EMPTY_LIST_STATE),
);

export const changePagedListAtom = atom(
  null,
  (_get, set, key: string, change: (before: PagedListState) => Partial<PagedListState>) =>
    set(pagedListsBase, (all) => {
      const before = all.get(key) ?? EMPTY_LIST_STATE;
      return new Map(all).set(key, { ...before, ...change(before) });
    }),
);

/** Applies a response in a transition, so that rendering it does not block input. */
const applyPageAtom = atom(
  null,
  (_get, set, key: string, change: (before: PagedListState) => Partial<PagedListState>) =>
    startTransition(() => set(changePagedListAtom, key, (before) => ({ ...change(before), loading: 'nothing' }))),
);

/** Fetches the page at `next`. */
const fetchAtom = atom(null, async (_get, set, source: PagedListSource, next: string | undefined): Promise<IdsPage> => {
  const page = await source.load(set, next);
  return { ids: page.list.map(({ id }) => id), next: page.next_id };
});

const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.code === CANCELLED_CODE;

/** Loads the first or next page, unless a request is running or the list has ended. */
export const loadMoreItemsAtom = atom(null, async (get, set, source: PagedListSource): Promise<void> => {
  const { key } = source;
  const { loading, next } = get(pagedListAtomFamily(key));
  if (loading !== 'nothing' || next === null) return;
  set(changePagedListAtom, key, () => ({ loading: 'more', error: null }));
  try {
    const page = await set(fetchAtom, source, next);
    set(applyPageAtom, key, (list) => appendIdsPage(list, next, page));
  } catch (error) {
    set(changePagedListAtom, key, () => ({ loading: 'nothing', error: isCancelled(error) ? null : error }));
  }
});

/** Reloads the list from its start. @throws the error of the call; the list stays unchanged */
export const refreshPagedListAtom = atom(null, async (get, set, source: PagedListSource): Promise<void> => {
  const { key } = source;
  if (get(pagedListAtomFamily(key)).loading !== 'nothing') return;
  set(changePagedListAtom, key, () => ({ loading: 'refresh' }));
  try {
    const page = await set(fetchAtom, source, undefined);
    set(applyPageAtom, key, () => ({ ...startPagedList(page), error: null }));
  } catch (error) {
    set(changePagedListAtom, key, () => ({ loading: 'nothing' }));
    throw error;
  }
});

/** Checks for new items and holds them as the pending page; errors are silent. */
export const checkForNewItemsAtom = atom(null, async (get, set, source: PagedListSource): Promise<void> => {
  const { loading, next } = get(pagedListAtomFamily(source.key));
  if (loading !== 'nothing' || next === undefined) return;
  try {
    const page = await set(fetchAtom, source, undefined);
    set(changePagedListAtom, source.key, (list) => withPendingPage(list, page));
  } catch {
    // The next poll will find it.
  }
});

/** Shows the pending page. */
export const showNewItemsAtom = atom(null, (_get, set, key: string) => set(changePagedListAtom, key, showPendingPage));

/** Restores a list after a reload. */
export const restorePagedListAtom = atom(null, (_get, set, key: string, page: IdsPage) =>
  set(changePagedListAtom, key, () => startPagedList(page)),
);

/** Shows these items, and what the list's first page holds besides after them. */
export const replacePagedListAtom = atom(null, (_get, set, key: string, ids: readonly string[]) =>
  set(changePagedListAtom, key, () => ({ ids, next: undefined, pendingPage: null })),
);
