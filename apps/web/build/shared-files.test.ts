import { expect, it } from 'vitest';
import { chooseSharedFile } from './shared-files.ts';

it('shared files: what the same screens need is one file', () => {
  expect(chooseSharedFile(['post', 'author'])).toBe('shared~post-author');
  expect(chooseSharedFile(['post'])).not.toBe(chooseSharedFile(['author']));
});

it('shared files: a screen brings what the screens after it need', () => {
  expect(chooseSharedFile(['author', 'members', 'chats', 'my-page'])).toBe('shared~author-members');
  expect(chooseSharedFile(['chats', 'room'])).toBe('shared~chats');
  expect(chooseSharedFile(['room', 'my-page'])).toBe('shared~room-my-page');
});

it('shared files: what only parts need is a file of their slice', () => {
  expect(chooseSharedFile([], 'wallet')).toBe('wallet-parts');
  expect(chooseSharedFile([])).toBe('shared-parts');
});
