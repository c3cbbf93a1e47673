import { atom, type Setter } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { api } from '../../../shared/requests/api.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';
import { upsertAuthorsAtom } from '../authors.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { upsertPostsAtom } from '../posts.ts';

/** The number of results of a search by the key of its source; undefined until the first page has arrived. */
export const searchResultCountAtomFamily = atomFamily((_key: string) => atom<number | undefined>(undefined));

/** The suggested tags of a search for posts by the key of its source; undefined until its first page has arrived. */
export const searchSuggestedTagsAtomFamily = atomFamily((_key: string) =>
  atom<readonly string[] | undefined>(undefined),
);

/** Tags that begin with the text. Without suggestions the search still finds. */
const fetchTags = (text: string): Promise<readonly string[]> =>
  api.GET('/social/api/search/tags', { params: { query: { text } } }).then(
    ({ data }) => data!.result,
    () => [],
  );

function saveCount(set: Setter, key: string, { count }: { count?: number }): void {
  if (count !== undefined) set(searchResultCountAtomFamily(key), count);
}

const toQuery = (text: string, next: string | undefined) => ({
  params: { query: { text, ...(next !== undefined && { next_id: next }) } },
});

/** Results differ by who searches. */
const toKey = (kind: string, text: string): string => `found-${kind}:${getCurrentSession().userId}:${text}`;

/** The posts that a search finds. The first page waits for the tags above it, so that they do not push it down later. */
export function createPostSearchSource(text: string): PagedListSource {
  const key = toKey('posts', text);
  return {
    key,
    async load(set, next) {
      const fetchPage = api.GET('/social/api/search/posts', toQuery(text, next));
      const [{ data }, tags] = await Promise.all([fetchPage, next === undefined ? fetchTags(text) : undefined]);
      const page = data!.result;
      if (tags) set(searchSuggestedTagsAtomFamily(key), tags);
      set(upsertPostsAtom, page.list);
      saveCount(set, key, page);
      return page;
    },
  };
}

/** The users that a search finds. */
export function createUserSearchSource(text: string): PagedListSource {
  const key = toKey('users', text);
  return {
    key,
    async load(set, next) {
      const page = (await api.GET('/social/api/search/authors', toQuery(text, next))).data!.result;
      set(upsertAuthorsAtom, page.list);
      saveCount(set, key, page);
      return page;
    },
  };
}
