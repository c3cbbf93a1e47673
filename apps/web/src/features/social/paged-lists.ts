import { ApiError, CANCELLED } from '@quintet/api/error';
import {
  NOTHING_LISTED,
  revealed,
  startedWith,
  withFirst,
  withHead,
  withLast,
  without,
  withPage,
  type Listing,
  type ListingPage,
} from '@quintet/domain/social/listing';
import { atom, type Setter } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { startTransition } from 'react';

/** A list of posts, comments or people that the server gives page by page. */
export interface ListSource {
  /** One list, one key. */
  readonly key: string;
  /** Asks, cheaply, which is the first now: of a list whose new ones are wanted within seconds. @throws ApiError */
  first?(): Promise<string | undefined>;
  /** Asks for a page and keeps what it holds. @throws ApiError */
  load(
    set: Setter,
    next: string | undefined,
  ): Promise<{ readonly list: readonly { readonly id: string }[]; readonly next_id: string | null }>;
}

export interface PagedList extends Listing {
  /** What is on its way. */
  readonly loading: 'nothing' | 'more' | 'anew';
  /** Why the last page did not come. */
  readonly error: unknown;
}

const EMPTY_LIST_STATE: PagedList = { ...NOTHING_LISTED, loading: 'nothing', error: null };

const pagedListsBase = atom<ReadonlyMap<string, PagedList>>(new Map());

export const pagedListAtom = atomFamily((key: string) =>
  atom((get) => get(pagedListsBase).get(key) ?? EMPTY_LIST_STATE),
);

const changeAtom = atom(null, (_get, set, key: string, change: (before: PagedList) => Partial<PagedList>) =>
  set(pagedListsBase, (all) => {
    const before = all.get(key) ?? EMPTY_LIST_STATE;
    return new Map(all).set(key, { ...before, ...change(before) });
  }),
);

/** The same for what came from the server: React draws it in slices, and what is pressed meanwhile comes first. */
const applyPageAtom = atom(null, (_get, set, key: string, change: (before: PagedList) => Partial<PagedList>) =>
  startTransition(() => set(changeAtom, key, (before) => ({ ...change(before), loading: 'nothing' }))),
);

/** Asks for the page at `next`. */
const fetchAtom = atom(null, async (_get, set, source: ListSource, next: string | undefined): Promise<ListingPage> => {
  const page = await source.load(set, next);
  return { ids: page.list.map(({ id }) => id), next: page.next_id };
});

const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.code === CANCELLED;

/** The first page, and then the next one, unless one is on its way already or there is none. */
export const loadMoreAtom = atom(null, async (get, set, source: ListSource): Promise<void> => {
  const { key } = source;
  const { loading, next } = get(pagedListAtom(key));
  if (loading !== 'nothing' || next === null) return;
  set(changeAtom, key, () => ({ loading: 'more', error: null }));
  try {
    const page = await set(fetchAtom, source, next);
    set(applyPageAtom, key, (listing) => withPage(listing, next, page));
  } catch (error) {
    set(changeAtom, key, () => (isCancelled(error) ? { loading: 'nothing' } : { loading: 'nothing', error }));
  }
});

/** Begins the list anew with what there is now. @throws what the call threw; the list stays as it was */
export const refreshAtom = atom(null, async (get, set, source: ListSource): Promise<void> => {
  const { key } = source;
  if (get(pagedListAtom(key)).loading !== 'nothing') return;
  set(changeAtom, key, () => ({ loading: 'anew' }));
  try {
    const page = await set(fetchAtom, source, undefined);
    set(applyPageAtom, key, () => ({ ...startedWith(page), error: null }));
  } catch (error) {
    set(changeAtom, key, () => ({ loading: 'nothing' }));
    throw error;
  }
});

/** Looks whether there is something new, and puts it aside. Nobody waits for it, and nobody is told when it fails. */
export const checkForNewAtom = atom(null, async (get, set, source: ListSource): Promise<void> => {
  const { ids, head, loading, next } = get(pagedListAtom(source.key));
  if (loading !== 'nothing' || next === undefined) return;
  try {
    const first = await source.first?.();
    if (first !== undefined && (ids.includes(first) || head?.ids.includes(first))) return;
    const page = await set(fetchAtom, source, undefined);
    set(changeAtom, source.key, (listing) => withHead(listing, page));
  } catch {
    // The next look may find it.
  }
});

/** Shows what was put aside. */
export const showNewAtom = atom(null, (_get, set, key: string) => set(changeAtom, key, revealed));

/** Takes a list as it was left before a reload. */
export const restoreListAtom = atom(null, (_get, set, key: string, page: ListingPage) =>
  set(changeAtom, key, () => startedWith(page)),
);

/** One that was just made, at the beginning or the end of a list, and one that is gone. */
export const prependAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeAtom, key, (listing) => withFirst(listing, id)),
);
export const appendAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeAtom, key, (listing) => withLast(listing, id)),
);
export const removeItemAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeAtom, key, (listing) => without(listing, id)),
);
