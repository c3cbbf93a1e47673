import { api } from '../../shared/requests/api.ts';
import { upsertAuthorsAtom } from './authors.ts';
import type { PagedListSource } from './paged-lists.ts';

const PATHS = {
  likers: '/social/api/posts/{id}/liker-list',
  viewers: '/social/api/posts/{id}/viewer-list',
  followings: '/social/api/authors/{id}/followings',
  followers: '/social/api/authors/{id}/followers',
} as const;

export type UserListType = keyof typeof PATHS;

/** Users who liked or viewed a post, or the followings and followers of an author (spec §7). */
export const createUserListSource = (type: UserListType, id: string): PagedListSource => ({
  key: `${type}:${id}`,
  async load(set, next) {
    const query = next === undefined ? {} : { next_id: next };
    const { data } = await api.GET(PATHS[type], { params: { path: { id }, query } });
    set(upsertAuthorsAtom, data!.result.list);
    return data!.result;
  },
});
