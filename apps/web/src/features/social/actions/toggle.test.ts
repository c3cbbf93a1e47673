import { ApiError } from '@quintet/api/error';
import { makeAuthorFixture, makePostFixture } from '@quintet/domain/social/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { cancelLoginDialog, completeLoginDialog, isLoginDialogOpen } from '../../../shared/session/login-dialog.ts';
import { getCurrentSession, signInWithTokens } from '../../../shared/session/session.ts';
import type { SavedMasonryScroll } from '@quintet/domain/social/scroll-anchor';
import { feedScrollRefAtomFamily } from '../feed/scroll-positions.ts';
import { pagedListAtomFamily, restorePagedListAtom } from '../paged-lists.ts';
import { createAuthorCountsAtom, setAuthorCountsAtom } from '../author-counts.ts';
import { upsertAuthorsAtom } from '../authors.ts';
import { upsertPostsAtom, createPostByIdAtom } from '../posts.ts';
import type { SocialToggleType } from '../pending-toggles.ts';
import { followVersionAtom } from './follow-version.ts';
import { toggleSocialState } from './toggle.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

const put = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
const report = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/requests/api.ts', () => ({ api: { PUT: put } }));
const shownToast = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/feedback/toasts.ts', () => ({ showToast: shownToast }));
vi.mock('../../../shared/appearance/translations.ts', () => ({ loadTranslationNamespace: async () => undefined }));
vi.mock('../../../shared/feedback/errors.ts', () => ({ showError: report }));

const counts = { posts: 1, collected: 0, liked: 0, followings: 0, followers: 9, likes: 41 };
const result = (value: object) => Promise.resolve({ data: { result: value } });
const settle = () => waitFor(() => expect(put.mock.results.every(({ type }) => type !== 'incomplete')).toBe(true));
const tokenFor = (sub: string) => `e30.${btoa(JSON.stringify({ sub, did: 'd', exp: 2_000_000_000 }))}.x`;
let users = 0;

/** A member who sees two posts of one author and the author's page. */
function open() {
  users += 1;
  signInWithTokens({ token: tokenFor(`u${100 + users}`), refreshToken: 'r' });
  const { store } = getCurrentSession();
  store.set(upsertPostsAtom, [makePostFixture(1, { like_count: 41 }), makePostFixture(2)]);
  store.set(upsertAuthorsAtom, [makeAuthorFixture({ id: 'a9', relation: 1 })]);
  store.set(setAuthorCountsAtom, 'a1', counts);
  store.set(setAuthorCountsAtom, 'a9', { ...counts, followings: 3 });
  return {
    store,
    post: (id = 'p1') => store.get(createPostByIdAtom(id))!,
    followers: () => store.get(createAuthorCountsAtom('a1'))!.followers,
  };
}

beforeEach(() => {
  put.mockReset();
  report.mockReset();
  cancelLoginDialog();
});

test('like: shows at once and takes the server’s counts', async () => {
  const { post } = open();
  put.mockReturnValue(result({ is_liked: true, like_count: 45, is_collected: false, collect_count: 0 }));
  toggleSocialState('like', 'p1', true);
  expect(post()).toMatchObject({ is_liked: true, like_count: 42 });
  await waitFor(() => expect(post()).toMatchObject({ is_liked: true, like_count: 45 }));
  expect(put.mock.calls.map(([path]) => path)).toEqual(['/social/api/posts/{id}/like']);
});

test('follow: shows on all posts of the author and in the counts, and raises the follow version', async () => {
  const { store, post, followers } = open();
  put.mockReturnValue(result({ is_followed: true, relation: 2 }));
  toggleSocialState('follow', 'a1', true);
  expect([post('p1').author.relation, post('p2').author.relation, followers()]).toEqual([2, 2, 10]);
  await waitFor(() => expect(store.get(followVersionAtom)).toBe(1));
  expect([post('p1').author.is_followed, followers()]).toEqual([true, 10]);
  expect(store.get(createAuthorCountsAtom('a9'))!.followings).toBe(4);
});

test.each<[SocialToggleType, string]>([
  ['like', 'p1'],
  ['collect', 'p1'],
  ['follow', 'a1'],
])('rejected %s: is reverted everywhere and shows the error', async (kind, id) => {
  const { post, followers } = open();
  const before = [post('p1'), post('p2'), followers()];
  put.mockRejectedValue(new ApiError({ code: 'api.post.data_not_exist', status: 404, operation: null }));
  toggleSocialState(kind, id, true);
  expect([post('p1'), post('p2'), followers()]).not.toEqual(before);
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect([post('p1'), post('p2'), followers()]).toEqual(before);
});

test('two quick presses: both reach the server, one after the other', async () => {
  const { post } = open();
  put.mockImplementation((path) =>
    result({ is_liked: path.endsWith('/like'), like_count: path.endsWith('/like') ? 42 : 41 }),
  );
  toggleSocialState('like', 'p1', true);
  toggleSocialState('like', 'p1', false);
  expect(post()).toMatchObject({ is_liked: false, like_count: 41 });
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  await settle();
  expect(put.mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(['like', 'unlike']);
  expect(post()).toMatchObject({ is_liked: false, like_count: 41 });
});

test('guest: is asked to log in, and the toggle runs after that', async () => {
  const { getCurrentSession: session, endSession } = await import('../../../shared/session/session.ts');
  await endSession();
  expect(session().isSignedIn).toBe(false);
  put.mockRejectedValue(new ApiError({ code: 'api.guest_limit', status: 429, operation: 'followAuthorAsGuest' }));
  toggleSocialState('follow', 'a1', true);
  expect(isLoginDialogOpen()).toBe(true);
  const request = { params: { path: { id: 'a1' } }, keepalive: true };
  expect(put).toHaveBeenCalledWith('/social/api/guest/authors/{id}/follow', request);
  put.mockReturnValue(result({ is_followed: true, relation: 2 }));
  signInWithTokens({ token: tokenFor('u200'), refreshToken: 'r' });
  completeLoginDialog();
  // Data fetched after login comes first, so that it does not revert the toggle.
  expect(put).toHaveBeenCalledOnce();
  session().store.set(upsertPostsAtom, [makePostFixture(1)]);
  expect(session().store.get(createPostByIdAtom('p1'))!.author.is_followed).toBe(true);
  await waitFor(() => expect(session().store.get(followVersionAtom)).toBe(1));
  expect(put).toHaveBeenLastCalledWith('/social/api/authors/{id}/follow', request);
  expect(report).not.toHaveBeenCalled();
});

test('guest who likes in the feed: finds the feed and the place in it again, and the post liked', async () => {
  const { getCurrentSession: session, endSession } = await import('../../../shared/session/session.ts');
  await endSession();
  const { store: guest } = session();
  guest.set(upsertPostsAtom, [makePostFixture(1), makePostFixture(2)]);
  guest.set(restorePagedListAtom, 'recommended', { ids: ['p2', 'p1'], next: 'later' });
  const scrollPosition = { top: 900 } as SavedMasonryScroll;
  guest.get(feedScrollRefAtomFamily('recommended')).current = scrollPosition;
  put.mockReturnValue(result({ is_liked: true, like_count: 1, is_collected: false, collect_count: 0 }));
  toggleSocialState('like', 'p1', true);
  signInWithTokens({ token: tokenFor('u201'), refreshToken: 'r' });
  completeLoginDialog();
  const { store } = session();
  expect(store.get(pagedListAtomFamily('recommended'))).toMatchObject({ ids: ['p2', 'p1'], next: undefined });
  expect(store.get(feedScrollRefAtomFamily('recommended')).current).toBe(scrollPosition);
  expect(store.get(createPostByIdAtom('p1'))).toMatchObject({ is_liked: true });
  await waitFor(() => expect(shownToast).toHaveBeenCalledWith('social.done.like'));
});
