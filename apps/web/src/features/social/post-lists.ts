import type { Schemas } from '@quintet/api/types';
import type { Setter } from 'jotai/vanilla';
import { api } from '../../shared/requests/api.ts';
import { getCurrentSession } from '../../shared/session/session.ts';
import type { PagedListSource } from './paged-lists.ts';
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
export const recommendedPostsSource: PagedListSource = {
  key: 'recommended',
  load: (set, next) => loadPosts(set, api.GET('/social/api/recommend/public', toQuery(next))),
};

/** Recommended posts for guests (spec §6). */
export const guestRecommendedPostsSource: PagedListSource = {
  key: 'recommended',
  load: (set, next) => loadPosts(set, api.GET('/social/api/guest/recommend/public', toQuery(next))),
};

/** Posts of followed authors. */
export const followingPostsSource: PagedListSource = {
  key: 'followed',
  load: (set, next) => loadPosts(set, api.GET('/social/api/recommend/follower', toQuery(next))),
};

const withAuthor = (id: string, next: string | undefined) => ({
  params: { path: { id }, query: next === undefined ? {} : { next_id: next } },
});

/** Posts of an author; guests have their own endpoint (spec §6). */
export const createAuthorPostsSource = (id: string): PagedListSource => ({
  key: `posts:${id}`,
  load: (set, next) =>
    loadPosts(
      set,
      getCurrentSession().isSignedIn
        ? api.GET('/social/api/authors/{id}/posts', withAuthor(id, next))
        : api.GET('/social/api/guest/authors/{id}/posts', withAuthor(id, next)),
    ),
});

/** Posts that an author has collected or liked, for members. */
export const createCollectedPostsSource = (id: string): PagedListSource => ({
  key: `collected:${id}`,
  load: (set, next) => loadPosts(set, api.GET('/social/api/authors/{id}/collected/posts', withAuthor(id, next))),
});
export const createLikedPostsSource = (id: string): PagedListSource => ({
  key: `liked:${id}`,
  load: (set, next) => loadPosts(set, api.GET('/social/api/authors/{id}/liked/posts', withAuthor(id, next))),
});
