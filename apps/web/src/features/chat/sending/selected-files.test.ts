import { makeGroup } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { validateFiles } from './selected-files.ts';

const group = makeGroup();
const file = (name: string, size = 3): File => new File(['x'.repeat(size)], name);
const namesOf = ({ accepted }: ReturnType<typeof validateFiles>): string[] =>
  accepted.map(({ file: { name } }) => name);

test('validateFiles: accepts valid files and reports the first invalid one', () => {
  const selection = validateFiles([file('a.jpg'), file('b.exe'), file('c.pdf'), file('d.txt', 0)], 0, group);
  expect([namesOf(selection), selection.rejected]).toEqual([
    ['a.jpg', 'c.pdf'],
    { code: 'api.file.not_allowed', name: 'b.exe' },
  ]);
});

test('validateFiles: rejects more than ten files, counting those selected before', () => {
  const seven = Array.from({ length: 7 }, (_, index) => file(`${index}.jpg`));
  expect(validateFiles(seven, 3, group)).toMatchObject({ rejected: null });
  expect(validateFiles(seven, 4, group)).toEqual({ accepted: [], rejected: { code: 'api.file.too_many' } });
});

test('validateFiles: rejects types that the owner has not granted', () => {
  const { permissions } = group.user_auth;
  const mutedGroup = {
    ...group,
    user_auth: { ...group.user_auth, permissions: { ...permissions, send_image: 'denied' as const } },
  };
  const selection = validateFiles([file('a.jpg'), file('b.mp4')], 0, mutedGroup);
  expect([namesOf(selection), selection.rejected]).toEqual([['b.mp4'], { code: 'api.forbidden', name: 'a.jpg' }]);
});
