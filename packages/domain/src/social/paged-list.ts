/**
 * A list that the server gives page by page: a feed, the posts of an author, comments, followers. It holds ids only; what
 * they name is kept once for all lists, so that a change shows everywhere.
 */
export interface Listing {
  readonly ids: readonly string[];
  /** Where the next page starts; null at the end, undefined while nothing came yet. */
  readonly next: string | null | undefined;
  /** A newer first page that waits until its reader wants it: nothing is inserted under the finger. */
  readonly head: ListingPage | null;
}

export interface ListingPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

export const NOTHING_LISTED: Listing = { ids: [], next: undefined, head: null };

const notIn = (known: Iterable<string>, ids: readonly string[]): string[] => {
  const seen = new Set(known);
  // A page may name one twice, too.
  return ids.filter((id) => !seen.has(id) && seen.add(id));
};

/** Joins the page that was asked for at `from` to the end. A page that comes twice, or too late, changes nothing. */
export function withPage(listing: Listing, from: string | null | undefined, page: ListingPage): Listing {
  if (listing.next === null || from !== listing.next) return listing;
  return { ...listing, ids: [...listing.ids, ...notIn(listing.ids, page.ids)], next: page.next };
}

/** A list that begins anew with its first page. */
export function startedWith(page: ListingPage): Listing {
  return withPage(NOTHING_LISTED, undefined, page);
}

/**
 * What is new in a newer first page: what it names before something that is known. What comes after all that is known is
 * merely what follows.
 */
function newIn(ids: readonly string[], head: ListingPage): string[] {
  const known = new Set(ids);
  const reach = head.ids.findLastIndex((id) => known.has(id));
  return notIn(ids, reach < 0 ? head.ids : head.ids.slice(0, reach));
}

/** Puts a newer first page aside if it has something new. */
export function withHead(listing: Listing, page: ListingPage): Listing {
  if (listing.next === undefined) return startedWith(page);
  return { ...listing, head: newIn(listing.ids, page).length > 0 ? page : null };
}

/** How many new ones wait. */
export const countNew = ({ ids, head }: Listing): number => (head ? newIn(ids, head).length : 0);

/**
 * Shows what waits. Where it reaches what is known, it goes before it; where there may be more between the two, the list
 * begins anew.
 */
export function revealed(listing: Listing): Listing {
  const { head, ids } = listing;
  if (!head) return listing;
  const known = new Set(ids);
  if (!head.ids.some((id) => known.has(id))) return startedWith(head);
  return { ...listing, ids: [...newIn(ids, head), ...ids], head: null };
}

/** One that was just made, at its beginning. */
export function withFirst(listing: Listing, id: string): Listing {
  return { ...listing, ids: [id, ...listing.ids.filter((other) => other !== id)] };
}

/** One that was just made, at its end. */
export function withLast(listing: Listing, id: string): Listing {
  return { ...listing, ids: [...listing.ids.filter((other) => other !== id), id] };
}

export function without(listing: Listing, id: string): Listing {
  const drop = (ids: readonly string[]): readonly string[] => (ids.includes(id) ? ids.filter((o) => o !== id) : ids);
  const ids = drop(listing.ids);
  const head = listing.head && { ...listing.head, ids: drop(listing.head.ids) };
  return { ...listing, ids, head };
}
