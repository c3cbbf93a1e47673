import { api } from '../../shared/api.ts';
import { keepAuthorsAtom } from './authors.ts';
import type { Source } from './paged-lists.ts';

const PATHS = {
  likers: '/social/api/posts/{id}/liker-list',
  viewers: '/social/api/posts/{id}/viewer-list',
  followings: '/social/api/authors/{id}/followings',
  followers: '/social/api/authors/{id}/followers',
} as const;

export type PeopleKind = keyof typeof PATHS;

/** Who liked or viewed a post, whom an author follows, or who follows them (spec §7). */
export const peopleOf = (kind: PeopleKind, id: string): Source => ({
  key: `${kind}:${id}`,
  async load(set, next) {
    const query = next === undefined ? {} : { next_id: next };
    const { data } = await api.GET(PATHS[kind], { params: { path: { id }, query } });
    set(keepAuthorsAtom, data!.result.list);
    return data!.result;
  },
});
