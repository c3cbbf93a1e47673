import { fromFirstPage, type ListPage, type PagedIds } from './paged-list.ts';

/** Puts a newer first page in place of what it covers: new ones come, deleted ones go. Where there may be a gap, the list begins anew. */
export function withNewestPage(list: PagedIds, page: ListPage): PagedIds {
  const covered = list.ids.findLastIndex((id) => page.ids.includes(id));
  const rest = list.ids.slice(covered + 1).filter((id) => !page.ids.includes(id));
  if (covered < 0 || rest.length === 0 || page.next === null) return fromFirstPage(page);
  return { ...list, ids: [...page.ids, ...rest] };
}
