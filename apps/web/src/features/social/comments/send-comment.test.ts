import type { Author, Comment } from '@quintet/domain/social/media';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { currentSession } from '../../../shared/session/session.ts';
import { blockUser } from '../../../shared/users/blocks.ts';
import { pagedListAtom, restoreListAtom } from '../paged-lists.ts';
import { commentsOn, repliesTo } from './comment-lists.ts';
import { upsertCommentsAtom } from './comments.ts';
import { removeBlockedCommentsAtom } from './send-comment.ts';

vi.mock('../../../shared/requests/api.ts', () => ({ api: { POST: vi.fn() } }));
vi.mock('../../../shared/session/session.ts', () => ({ currentSession: vi.fn() }));

const write = (id: string, userId: string, parent: string | null = null): Comment =>
  ({ id, author: { id: `a${userId}`, user_id: userId } as Author, post_id: 'p1', parent_id: parent }) as Comment;

test('a blocked author: their comments and replies leave the lists', async () => {
  const store = createStore();
  vi.mocked(currentSession).mockReturnValue({ userId: 'u1', isSignedIn: true, store });
  const [comments, replies] = [commentsOn('p1').key, repliesTo('c2').key];
  store.set(upsertCommentsAtom, [
    write('c1', 'u2'),
    write('c2', 'u3'),
    write('r1', 'u2', 'c2'),
    write('r2', 'u3', 'c2'),
  ]);
  store.set(restoreListAtom, comments, { ids: ['c1', 'c2'], next: null });
  store.set(restoreListAtom, replies, { ids: ['r1', 'r2'], next: null });
  await blockUser('u2');
  store.set(removeBlockedCommentsAtom);
  expect(store.get(pagedListAtom(comments)).ids).toEqual(['c2']);
  expect(store.get(pagedListAtom(replies)).ids).toEqual(['r2']);
});
