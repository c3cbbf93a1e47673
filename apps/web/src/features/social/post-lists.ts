import type { Schemas } from '@quintet/api/types';
import type { Setter } from 'jotai/vanilla';
import { api } from '../../shared/requests/api.ts';
import { currentSession } from '../../shared/session/session.ts';
import type { ListSource } from './paged-lists.ts';
import { upsertPostsAtom } from './posts.ts';

type PostPageResponse = Promise<{ data?: { result: Schemas['PostPage'] } }>;

/** The API client throws on errors, so a response has data. */
async function loadPosts(set: Setter, answer: PostPageResponse): Promise<Schemas['PostPage']> {
  const page = (await answer).data!.result;
  set(upsertPostsAtom, page.list);
  return page;
}

const toQuery = (next: string | undefined) => ({ params: { query: next === undefined ? {} : { next_id: next } } });

/** Recommended posts for members. */
export const recommended: ListSource = {
  key: 'recommended',
  load: (set, next) => loadPosts(set, api.GET('/social/api/recommend/public', toQuery(next))),
};

/** Recommended posts for guests (spec §6). */
export const guestRecommended: ListSource = {
  key: 'recommended',
  load: (set, next) => loadPosts(set, api.GET('/social/api/guest/recommend/public', toQuery(next))),
};

/** Posts of followed authors. */
export const following: ListSource = {
  key: 'followed',
  load: (set, next) => loadPosts(set, api.GET('/social/api/recommend/follower', toQuery(next))),
};

const withAuthor = (id: string, next: string | undefined) => ({
  params: { path: { id }, query: next === undefined ? {} : { next_id: next } },
});

/** Posts of an author; guests have their own endpoint (spec §6). */
export const authorPosts = (id: string): ListSource => ({
  key: `posts:${id}`,
  load: (set, next) =>
    loadPosts(
      set,
      currentSession().isSignedIn
        ? api.GET('/social/api/authors/{id}/posts', withAuthor(id, next))
        : api.GET('/social/api/guest/authors/{id}/posts', withAuthor(id, next)),
    ),
});

/** Posts that an author has collected or liked, for members. */
export const collectedPosts = (id: string): ListSource => ({
  key: `collected:${id}`,
  load: (set, next) => loadPosts(set, api.GET('/social/api/authors/{id}/collected/posts', withAuthor(id, next))),
});
export const likedPosts = (id: string): ListSource => ({
  key: `liked:${id}`,
  load: (set, next) => loadPosts(set, api.GET('/social/api/authors/{id}/liked/posts', withAuthor(id, next))),
});
