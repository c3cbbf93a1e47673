import type { Author } from '@quintet/domain/social/media';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { api } from '../../../shared/requests/api.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';
import { createAuthorCountsAtom } from '../author-counts.ts';
import { unblockAuthor } from './blocks.ts';

vi.mock('../../../shared/requests/api.ts', () => ({ api: { GET: vi.fn(), DELETE: vi.fn() } }));
vi.mock('../../../shared/session/session.ts', () => ({ getCurrentSession: vi.fn() }));
vi.mock('../../../shared/feedback/toasts.ts', () => ({ showToast: vi.fn() }));

const author = { id: 'a2', user_id: 'u2', nickname: 'Moss', is_followed: false } as Author;
const counts = { followings: 1, followers: 2, likes: 20 };

test('an author who is unblocked: shows the likes of the posts that are visible again', async () => {
  const store = createStore();
  vi.mocked(getCurrentSession).mockReturnValue({ userId: 'u1', isSignedIn: true, store });
  vi.mocked(api.DELETE).mockResolvedValue({} as never);
  vi.mocked(api.GET).mockImplementation((async (path: string) => {
    if (path.endsWith('/counts')) return { data: { result: counts } };
    return { data: { result: path.endsWith('/posts') ? { list: [], next_id: null } : author } };
  }) as never);
  await unblockAuthor(author);
  await vi.waitFor(() => expect(store.get(createAuthorCountsAtom('a2'))).toEqual(counts));
});
