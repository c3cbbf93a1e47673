import { startPagedList, type IdsPage, type PagedIds } from './paged-list.ts';

/** Replaces the part of the list that a newer first page covers. If a gap may remain, the list restarts with that page. */
export function withNewestPage(list: PagedIds, page: IdsPage): PagedIds {
  const covered = list.ids.findLastIndex((id) => page.ids.includes(id));
  const rest = list.ids.slice(covered + 1).filter((id) => !page.ids.includes(id));
  if (covered < 0 || rest.length === 0 || page.next === null) return startPagedList(page);
  return { ...list, ids: [...page.ids, ...rest] };
}
