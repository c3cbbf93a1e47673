import { expect, it } from 'vitest';
import { chooseSharedChunkName } from './shared-files.ts';

it('shared files: what the same screens need is one file', () => {
  expect(chooseSharedChunkName(['post', 'author'])).toBe('shared~post-author');
  expect(chooseSharedChunkName(['post'])).not.toBe(chooseSharedChunkName(['author']));
});

it('shared files: a screen brings what the screens after it need', () => {
  expect(chooseSharedChunkName(['author', 'members', 'chats', 'my-page'])).toBe('shared~author-members');
  expect(chooseSharedChunkName(['chats', 'room'])).toBe('shared~chats');
  expect(chooseSharedChunkName(['room', 'my-page'])).toBe('shared~room-my-page');
});

it('shared files: what only parts need is a file of their slice', () => {
  expect(chooseSharedChunkName([], 'wallet')).toBe('wallet-parts');
  expect(chooseSharedChunkName([])).toBe('shared-parts');
});
