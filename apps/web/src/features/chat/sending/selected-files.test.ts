import { makeGroupFixture } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { partitionSelectedFiles } from './selected-files.ts';

const group = makeGroupFixture();
const file = (name: string, size = 3): File => new File(['x'.repeat(size)], name);
const namesOf = ({ accepted }: ReturnType<typeof partitionSelectedFiles>): string[] =>
  accepted.map(({ file: { name } }) => name);

test('partitionSelectedFiles: accepts valid files and says of each other one why it is left out', () => {
  const large = file('e.pdf');
  Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
  const files = [file('a.jpg'), file('b.exe'), file('c.pdf'), file('d.txt', 0), large];
  const selection = partitionSelectedFiles(files, 0, group);
  expect([namesOf(selection), selection.rejected]).toEqual([
    ['a.jpg', 'c.pdf'],
    [
      { code: 'api.file.not_allowed', name: 'b.exe' },
      { code: 'api.file.empty', name: 'd.txt' },
      { code: 'api.file.image_too_large', name: 'e.pdf' },
    ],
  ]);
});

test('partitionSelectedFiles: accepts the first ten valid files, counting those selected before', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`));
  const selection = partitionSelectedFiles([file('a.exe'), ...twelve], 0, group);
  expect(namesOf(selection)).toEqual(twelve.slice(0, 10).map(({ name }) => name));
  expect(selection.rejected.map(({ code, name }) => [name, code])).toEqual([
    ['a.exe', 'api.file.not_allowed'],
    ['10.jpg', 'api.file.too_many'],
    ['11.jpg', 'api.file.too_many'],
  ]);
  expect(namesOf(partitionSelectedFiles(twelve, 7, group))).toEqual(['0.jpg', '1.jpg', '2.jpg']);
});

test('partitionSelectedFiles: rejects types that the owner has not granted', () => {
  const { permissions } = group.user_auth;
  const mutedGroup = {
    ...group,
    user_auth: { ...group.user_auth, permissions: { ...permissions, send_image: 'denied' as const } },
  };
  const selection = partitionSelectedFiles([file('a.jpg'), file('b.mp4')], 0, mutedGroup);
  expect([namesOf(selection), selection.rejected]).toEqual([['b.mp4'], [{ code: 'api.forbidden', name: 'a.jpg' }]]);
});
