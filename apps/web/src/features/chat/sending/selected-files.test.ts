import { sampleGroup } from '@quintet/domain/chat/samples';
import { expect, test } from 'vitest';
import { sift } from './selected-files.ts';

const group = sampleGroup();
const file = (name: string, size = 3): File => new File(['x'.repeat(size)], name);
const names = ({ taken }: ReturnType<typeof sift>): string[] => taken.map(({ file: { name } }) => name);

test('what may go is taken, and what may not is told once', () => {
  const sifted = sift([file('a.jpg'), file('b.exe'), file('c.pdf'), file('d.txt', 0)], 0, group);
  expect([names(sifted), sifted.refused]).toEqual([
    ['a.jpg', 'c.pdf'],
    { problem: 'api.file.not_allowed', name: 'b.exe' },
  ]);
});

test('more than ten at a time are none, those chosen before included', () => {
  const seven = Array.from({ length: 7 }, (_, index) => file(`${index}.jpg`));
  expect(sift(seven, 3, group)).toMatchObject({ refused: null });
  expect(sift(seven, 4, group)).toEqual({ taken: [], refused: { problem: 'api.file.too_many' } });
});

test('what the owner has not granted is refused before it is looked at', () => {
  const { permissions } = group.user_auth;
  const silenced = {
    ...group,
    user_auth: { ...group.user_auth, permissions: { ...permissions, send_image: 'denied' as const } },
  };
  const sifted = sift([file('a.jpg'), file('b.mp4')], 0, silenced);
  expect([names(sifted), sifted.refused]).toEqual([['b.mp4'], { problem: 'api.forbidden', name: 'a.jpg' }]);
});
