import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deleteUnchangedPictures } from './against.ts';

it('pictures of two commits: only changed, new and removed ones stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-against-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('before/room/same.webp', 'a');
  write('after/room/same.webp', 'a');
  write('before/room/changed.webp', 'a');
  write('after/room/changed.webp', 'b');
  write('before/old/phone.webp', 'a');
  write('after/new/phone.webp', 'a');
  expect(deleteUnchangedPictures(folder)).toEqual(['new/phone.webp', 'old/phone.webp', 'room/changed.webp']);
  expect(existsSync(join(folder, 'after/room/same.webp'))).toBe(false);
  expect(existsSync(join(folder, 'after/room/changed.webp'))).toBe(true);
});
