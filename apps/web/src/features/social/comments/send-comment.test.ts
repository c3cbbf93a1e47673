import type { Author, Comment } from '@quintet/domain/social/media';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { pagedListAtom, restoreListAtom } from '../paged-lists.ts';
import { commentsOn, repliesTo } from './comment-lists.ts';
import { upsertCommentsAtom } from './comments.ts';
import { removeBlockedCommentsAtom } from './send-comment.ts';

const write = (id: string, userId: string, parent: string | null = null): Comment =>
  ({ id, author: { id: `a${userId}`, user_id: userId } as Author, post_id: 'p1', parent_id: parent }) as Comment;

test('a blocked author: their comments and replies leave the lists', () => {
  const store = createStore();
  const [comments, replies] = [commentsOn('p1').key, repliesTo('c2').key];
  store.set(upsertCommentsAtom, [
    write('c1', 'u2'),
    write('c2', 'u3'),
    write('r1', 'u2', 'c2'),
    write('r2', 'u3', 'c2'),
  ]);
  store.set(restoreListAtom, comments, { ids: ['c1', 'c2'], next: null });
  store.set(restoreListAtom, replies, { ids: ['r1', 'r2'], next: null });
  store.set(removeBlockedCommentsAtom, new Set(['u2']));
  expect(store.get(pagedListAtom(comments)).ids).toEqual(['c2']);
  expect(store.get(pagedListAtom(replies)).ids).toEqual(['r2']);
});
