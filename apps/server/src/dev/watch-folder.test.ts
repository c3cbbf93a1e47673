import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolder } from './watch-folder.ts';

function watchTemporary() {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'slices/chat/send.ts');
  mkdirSync(join(folder, 'slices/chat'), { recursive: true });
  writeFileSync(file, '');
  const changed: string[] = [];
  watchFolder(folder, (path) => changed.push(path));
  const expectChange = async (path: string, change: () => void) => {
    changed.length = 0;
    change();
    await expect.poll(() => changed).toContain(path);
  };
  return { folder, file, expectChange };
}

it('watched folder: sees each save by renaming', async () => {
  const { file, expectChange } = watchTemporary();
  for (const content of ['a', 'b', 'c']) {
    await expectChange(file, () => {
      writeFileSync(`${file}.new`, content);
      renameSync(`${file}.new`, file);
    });
  }
});

it('watched folder: sees a new folder, and saves in it', async () => {
  const { folder, expectChange } = watchTemporary();
  const added = join(folder, 'slices/notes');
  await expectChange(added, () => mkdirSync(added));
  await expectChange(join(added, 'handlers.ts'), () => writeFileSync(join(added, 'handlers.ts'), ''));
});
