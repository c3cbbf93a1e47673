/**
 * A list that the server gives page by page: a feed, the posts of an author, comments, followers. It holds ids only; what
 * they name is kept once for all lists, so that a change shows everywhere.
 */
export interface PagedIds {
  readonly ids: readonly string[];
  /** Where the next page starts; null at the end, undefined while nothing came yet. */
  readonly next: string | null | undefined;
  /** A newer first page that waits until its reader wants it: nothing is inserted under the finger. */
  readonly pendingPage: ListPage | null;
}

export interface ListPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

export const EMPTY_LIST: PagedIds = { ids: [], next: undefined, pendingPage: null };

const excludeKnown = (known: Iterable<string>, ids: readonly string[]): string[] => {
  const seen = new Set(known);
  // A page may name one twice, too.
  return ids.filter((id) => !seen.has(id) && seen.add(id));
};

/** Joins the page that was asked for at `from` to the end. A page that comes twice, or too late, changes nothing. */
export function withPage(list: PagedIds, from: string | null | undefined, page: ListPage): PagedIds {
  if (list.next === null || from !== list.next) return list;
  return { ...list, ids: [...list.ids, ...excludeKnown(list.ids, page.ids)], next: page.next };
}

/** A list that begins anew with its first page. */
export function fromFirstPage(page: ListPage): PagedIds {
  return withPage(EMPTY_LIST, undefined, page);
}

/**
 * What is new in a newer first page: what it names before something that is known. What comes after all that is known is
 * merely what follows.
 */
function getNewIds(ids: readonly string[], page: ListPage): string[] {
  const known = new Set(ids);
  const reach = page.ids.findLastIndex((id) => known.has(id));
  return excludeKnown(ids, reach < 0 ? page.ids : page.ids.slice(0, reach));
}

/** Puts a newer first page aside if it has something new. */
export function withPendingPage(list: PagedIds, page: ListPage): PagedIds {
  if (list.next === undefined) return fromFirstPage(page);
  return { ...list, pendingPage: getNewIds(list.ids, page).length > 0 ? page : null };
}

/** How many new ones wait. */
export const countNew = ({ ids, pendingPage }: PagedIds): number =>
  pendingPage ? getNewIds(ids, pendingPage).length : 0;

/**
 * Shows what waits. Where it reaches what is known, it goes before it; where there may be more between the two, the list
 * begins anew.
 */
export function showPending(list: PagedIds): PagedIds {
  const { pendingPage, ids } = list;
  if (!pendingPage) return list;
  const known = new Set(ids);
  if (!pendingPage.ids.some((id) => known.has(id))) return fromFirstPage(pendingPage);
  return { ...list, ids: [...getNewIds(ids, pendingPage), ...ids], pendingPage: null };
}

/** One that was just made, at its beginning. */
export function withFirst(list: PagedIds, id: string): PagedIds {
  return { ...list, ids: [id, ...list.ids.filter((other) => other !== id)] };
}

/** One that was just made, at its end. */
export function withLast(list: PagedIds, id: string): PagedIds {
  return { ...list, ids: [...list.ids.filter((other) => other !== id), id] };
}

export function without(list: PagedIds, id: string): PagedIds {
  const drop = (ids: readonly string[]): readonly string[] => (ids.includes(id) ? ids.filter((o) => o !== id) : ids);
  const ids = drop(list.ids);
  const pendingPage = list.pendingPage && { ...list.pendingPage, ids: drop(list.pendingPage.ids) };
  return { ...list, ids, pendingPage };
}
