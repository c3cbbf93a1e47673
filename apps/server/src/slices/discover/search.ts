import type { Schemas } from '@quintet/api/types';
import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Call } from '../../platform/http/handler.ts';
import { queryAuthors } from '../social/authors.ts';
import { queryPostsInOrder } from '../social/posts.ts';
import { filterVisiblePostIds } from '../social/visible-posts.ts';
import { type Viewer, toViewer } from '../social/viewer.ts';
import { findPostsByText } from './find-posts.ts';
import { findUsersByText, filterFindableUserIds } from './find-users.ts';
import { readOrFreezeResultPage, type SearchResultPage, type SearchPageQuery } from './frozen-results.ts';
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
  return readOrFreezeResultPage(db, viewer, search, (from) => findPostsByText(db, viewer, words, from));
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
  const page = await readOrFreezeResultPage(db, viewer, searchOf(query), (from) =>
    findUsersByText(services, viewer, query.text, words, from),
  );
  const ids = await filterFindableUserIds(db, viewer, page.ids);
  const authors = await queryAuthors(db, viewer, ids);
  return toAnswer(
    ids.flatMap((id) => authors.get(id) ?? []),
    page,
  );
}
