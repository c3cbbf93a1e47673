import { createStore } from 'jotai/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../../shared/requests/api.ts';
import { loadMoreItemsAtom, pagedListAtomFamily } from '../paged-lists.ts';
import { createPostSearchSource, searchSuggestedTagsAtomFamily } from './search-sources.ts';

vi.mock('../../../shared/requests/api.ts', () => ({ api: { GET: vi.fn() } }));

const PAGE = { list: [], next_id: null, count: 0 };

/** Answers the search for posts at once, and that for tags like `tags`. */
function answer(tags: Promise<readonly string[]>): void {
  vi.mocked(api.GET).mockImplementation((async (path: string) => ({
    data: { result: path.endsWith('/tags') ? await tags : PAGE },
  })) as never);
}

afterEach(() => vi.resetAllMocks());

test('found posts: are shown together with the tags above them', async () => {
  const tags = Promise.withResolvers<readonly string[]>();
  answer(tags.promise);
  const [store, source] = [createStore(), createPostSearchSource('tea')];
  const loaded = store.set(loadMoreItemsAtom, source);
  await vi.waitFor(() => expect(api.GET).toHaveBeenCalledTimes(2));
  expect(store.get(pagedListAtomFamily(source.key)).loading).toBe('more');
  tags.resolve(['teahouse']);
  await loaded;
  expect(store.get(pagedListAtomFamily(source.key)).loading).toBe('nothing');
  expect(store.get(searchSuggestedTagsAtomFamily(source.key))).toEqual(['teahouse']);
});

test('found posts: are shown without tags if these fail', async () => {
  answer(Promise.reject(new Error('no tags')));
  const [store, source] = [createStore(), createPostSearchSource('green tea')];
  await store.set(loadMoreItemsAtom, source);
  expect(store.get(pagedListAtomFamily(source.key))).toMatchObject({ loading: 'nothing', error: null, next: null });
  expect(store.get(searchSuggestedTagsAtomFamily(source.key))).toEqual([]);
});
