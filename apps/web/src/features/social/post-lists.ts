import type { Schemas } from '@quintet/api/types';
import type { Setter } from 'jotai/vanilla';
import { api } from '../../shared/api.ts';
import { currentSession } from '../../shared/session.ts';
import type { Source } from './paged-lists.ts';
import { keepPostsAtom } from './posts.ts';

type Answer = Promise<{ data?: { result: Schemas['PostPage'] } }>;

/** A client of the contract throws what is no success, so that there is an answer. */
async function pageOf(set: Setter, answer: Answer): Promise<Schemas['PostPage']> {
  const page = (await answer).data!.result;
  set(keepPostsAtom, page.list);
  return page;
}

const query = (next: string | undefined) => ({ params: { query: next === undefined ? {} : { next_id: next } } });

/** Recommended posts, for members. */
export const recommended: Source = {
  key: 'recommended',
  load: (set, next) => pageOf(set, api.GET('/social/api/recommend/public', query(next))),
};

/** Recommended posts, for guests (spec §6). */
export const guestRecommended: Source = {
  key: 'recommended',
  load: (set, next) => pageOf(set, api.GET('/social/api/guest/recommend/public', query(next))),
};

/** Posts of whom one follows. */
export const followed: Source = {
  key: 'followed',
  async first() {
    const { data } = await api.GET('/social/api/recommend/follower', { params: { query: { limit: 1 } } });
    return data!.result.list[0]?.id;
  },
  load: (set, next) => pageOf(set, api.GET('/social/api/recommend/follower', query(next))),
};

const of = (id: string, next: string | undefined) => ({
  params: { path: { id }, query: next === undefined ? {} : { next_id: next } },
});

/** Posts of an author; a guest has a call of their own (spec §6). */
export const authorPosts = (id: string): Source => ({
  key: `posts:${id}`,
  load: (set, next) =>
    pageOf(
      set,
      currentSession().isSignedIn
        ? api.GET('/social/api/authors/{id}/posts', of(id, next))
        : api.GET('/social/api/guest/authors/{id}/posts', of(id, next)),
    ),
});

/** Posts that an author collected or liked, for members. */
export const collectedPosts = (id: string): Source => ({
  key: `collected:${id}`,
  load: (set, next) => pageOf(set, api.GET('/social/api/authors/{id}/collected/posts', of(id, next))),
});
export const likedPosts = (id: string): Source => ({
  key: `liked:${id}`,
  load: (set, next) => pageOf(set, api.GET('/social/api/authors/{id}/liked/posts', of(id, next))),
});
