/**
 * A list that the server returns in pages: a feed, the posts of an author, comments, followers. It holds ids only. The
 * entities are stored once for all lists, so that a change shows everywhere.
 */
export interface PagedIds {
  readonly ids: readonly string[];
  /** Cursor of the next page; null at the end, undefined before the first page. */
  readonly next: string | null | undefined;
  /** A newer first page, kept until the user asks for it so that the list does not move while being read. */
  readonly pendingPage: IdsPage | null;
}

export interface IdsPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

export const EMPTY_PAGED_LIST: PagedIds = { ids: [], next: undefined, pendingPage: null };

const excludeKnown = (known: Iterable<string>, ids: readonly string[]): string[] => {
  const seen = new Set(known);
  // A page may also contain an id twice.
  return ids.filter((id) => !seen.has(id) && seen.add(id));
};

/** Appends the page requested with the cursor `from`. A repeated or late page changes nothing. */
export function appendIdsPage(list: PagedIds, from: string | null | undefined, page: IdsPage): PagedIds {
  if (list.next === null || from !== list.next) return list;
  return { ...list, ids: [...list.ids, ...excludeKnown(list.ids, page.ids)], next: page.next };
}

/** A new list from its first page. */
export function startPagedList(page: IdsPage): PagedIds {
  return appendIdsPage(EMPTY_PAGED_LIST, undefined, page);
}

/**
 * The new ids of a newer first page: unknown ids before its last known one. Unknown ids after that are older entries that
 * are not loaded yet.
 */
function getNewIds(ids: readonly string[], page: IdsPage): string[] {
  const known = new Set(ids);
  const lastKnown = page.ids.findLastIndex((id) => known.has(id));
  return excludeKnown(ids, lastKnown < 0 ? page.ids : page.ids.slice(0, lastKnown));
}

/** Keeps a newer first page as pending if it has new ids. */
export function withPendingPage(list: PagedIds, page: IdsPage): PagedIds {
  if (list.next === undefined) return startPagedList(page);
  return { ...list, pendingPage: getNewIds(list.ids, page).length > 0 ? page : null };
}

/** Number of new ids in the pending page. */
export const countPendingIds = ({ ids, pendingPage }: PagedIds): number =>
  pendingPage ? getNewIds(ids, pendingPage).length : 0;

/**
 * Shows the pending page. If it overlaps the list, its new ids go first; otherwise there may be a gap, and the list restarts
 * with the page.
 */
export function showPendingPage(list: PagedIds): PagedIds {
  const { pendingPage, ids } = list;
  if (!pendingPage) return list;
  const known = new Set(ids);
  if (!pendingPage.ids.some((id) => known.has(id))) return startPagedList(pendingPage);
  return { ...list, ids: [...getNewIds(ids, pendingPage), ...ids], pendingPage: null };
}

/** Adds a newly created id at the start. */
export function prependListId(list: PagedIds, id: string): PagedIds {
  return { ...list, ids: [id, ...list.ids.filter((other) => other !== id)] };
}

/** Adds a newly created id at the end. */
export function appendListId(list: PagedIds, id: string): PagedIds {
  return { ...list, ids: [...list.ids.filter((other) => other !== id), id] };
}

export function removeListId(list: PagedIds, id: string): PagedIds {
  const remove = (ids: readonly string[]): readonly string[] => (ids.includes(id) ? ids.filter((o) => o !== id) : ids);
  const ids = remove(list.ids);
  const pendingPage = list.pendingPage && { ...list.pendingPage, ids: remove(list.pendingPage.ids) };
  return { ...list, ids, pendingPage };
}
