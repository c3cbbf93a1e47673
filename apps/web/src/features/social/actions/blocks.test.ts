import { makePost } from '@quintet/domain/social/fixtures';
import { expect, test, vi } from 'vitest';
import { currentSession, signIn } from '../../../shared/session/session.ts';
import { upsertPostsAtom, postAtom } from '../posts.ts';
import { blockAuthor } from './blocks.ts';

vi.mock('../../../shared/requests/api.ts', () => ({ api: { POST: () => Promise.resolve({}) } }));
vi.mock('../../../shared/feedback/toasts.ts', () => ({ showToast: vi.fn() }));

test('block: removes the author’s posts from all lists and the cache', async () => {
  signIn({ token: `e30.${btoa(JSON.stringify({ sub: 'u7', did: 'd', exp: 2_000_000_000 }))}.x`, refreshToken: 'r' });
  const { store } = currentSession();
  const [theirs, other] = [makePost(1), makePost(2)];
  store.set(upsertPostsAtom, [theirs, { ...other, author: { ...other.author, id: 'a9' } }]);
  await blockAuthor(theirs.author);
  expect(store.get(postAtom('p1'))).toBeUndefined();
  expect(store.get(postAtom('p2'))).toBeDefined();
});
