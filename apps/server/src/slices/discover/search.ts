import type { Schemas } from '@quintet/api/types';
import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Call } from '../../platform/http/handler.ts';
import { queryAuthorsByIds } from '../social/authors.ts';
import { queryPostsInOrder } from '../social/posts.ts';
import { filterVisiblePostIds } from '../social/filter-visible-posts.ts';
import { type Viewer, toViewer } from '../social/viewer.ts';
import { findPostIdsByText } from './find-posts.ts';
import { findUserIdsByText, filterFindableUserIds } from './find-users.ts';
import { readOrStoreSearchResultPage, type SearchResultPage, type SearchPageQuery } from './stored-search-results.ts';
import { queryNormalizedSearchText } from './search-query.ts';

const searchOf = ({ text, limit = FEED_PAGE_SIZE, next_id }: Call<'searchPosts'>['query']): SearchPageQuery => ({
  text,
  limit,
  nextId: next_id,
});

const toAnswer = <Item>(list: Item[], { nextId, count }: SearchResultPage) => ({
  list,
  next_id: nextId,
  ...(count !== undefined && { count }),
});

/** Searches posts for a user or a guest. */
export async function searchPosts({
  caller,
  query,
  services: { db },
}: Call<'searchPosts'>): Promise<Schemas['FoundPosts']> {
  const viewer = toViewer(caller);
  const page = await readPostSearchResultPage(db, viewer, searchOf(query));
  return toAnswer(await queryPostsInOrder(db, viewer, await filterVisiblePostIds(db, viewer, page.ids)), page);
}

/** One page of post ids; those of a stored page may have become invisible since. */
export async function readPostSearchResultPage(
  db: Kysely<Database>,
  viewer: Viewer,
  search: SearchPageQuery,
): Promise<SearchResultPage> {
  const words = await queryNormalizedSearchText(db, search.text);
  return readOrStoreSearchResultPage(db, viewer, search, (from) => findPostIdsByText(db, viewer, words, from));
}

/** Searches users for a user or a guest. */
export async function searchAuthors({
  caller,
  query,
  services,
}: Call<'searchAuthors'>): Promise<Schemas['FoundAuthors']> {
  const { db } = services;
  const viewer = toViewer(caller);
  const words = await queryNormalizedSearchText(db, query.text);
  const page = await readOrStoreSearchResultPage(db, viewer, searchOf(query), (from) =>
    findUserIdsByText(services, viewer, query.text, words, from),
  );
  const ids = await filterFindableUserIds(db, viewer, page.ids);
  const authors = await queryAuthorsByIds(db, viewer, ids);
  return toAnswer(
    ids.flatMap((id) => authors.get(id) ?? []),
    page,
  );
}
