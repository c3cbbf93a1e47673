import { makePost } from '@quintet/domain/social/fixtures';
import { expect, test, vi } from 'vitest';
import { currentSession, signIn } from '../../../shared/session/session.ts';
import { upsertPostsAtom, postAtom } from '../posts.ts';
import { loadBlocks } from '../../../shared/users/blocks.ts';
import { blockAuthor, hideBlockedAuthors } from './blocks.ts';

const GET = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/requests/api.ts', () => ({ api: { POST: () => Promise.resolve({}), GET } }));
vi.mock('../../../shared/feedback/toasts.ts', () => ({ showToast: vi.fn() }));

test('block: removes the author’s posts from all lists and the cache', async () => {
  signIn({ token: `e30.${btoa(JSON.stringify({ sub: 'u7', did: 'd', exp: 2_000_000_000 }))}.x`, refreshToken: 'r' });
  const { store } = currentSession();
  const [theirs, other] = [makePost(1), makePost(2)];
  store.set(upsertPostsAtom, [theirs, { ...other, author: { ...other.author, id: 'a9', user_id: 'u9' } }]);
  await blockAuthor(theirs.author);
  expect(store.get(postAtom('p1'))).toBeUndefined();
  expect(store.get(postAtom('p2'))).toBeDefined();
});

test('block on another device: removes the author’s posts here, too', async () => {
  signIn({ token: `e30.${btoa(JSON.stringify({ sub: 'u8', did: 'd', exp: 2_000_000_000 }))}.x`, refreshToken: 'r' });
  const session = currentSession();
  const theirs = makePost(1);
  session.store.set(upsertPostsAtom, [theirs]);
  GET.mockResolvedValue({ data: { result: [{ id: theirs.author.user_id }] } });
  await loadBlocks(session);
  hideBlockedAuthors(session.store);
  expect(session.store.get(postAtom('p1'))).toBeUndefined();
});
