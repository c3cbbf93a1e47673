import type { Schemas } from '@quintet/api/types';

type Page = Schemas['MessagePage'];

/** Pages in a row that may be empty before it is left to the user whether to go on. */
const MOST_EMPTY_PAGES = 10;

/** The next page that holds something: the server looks only so far for one page, and gives an empty one that says where to go on. */
export async function fetchNonEmptyPage(
  fetchPage: (nextId: string | null) => Promise<Page>,
  nextId: string | null,
): Promise<Page> {
  let page = await fetchPage(nextId);
  for (let empty = 1; empty < MOST_EMPTY_PAGES; empty += 1) {
    if (page.list.length > 0 || page.next_id === null) break;
    page = await fetchPage(page.next_id);
  }
  return page;
}
