import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeSliceFiles } from './create.ts';
import { listSliceServerInsertions, listSliceWebInsertions } from './insertions.ts';
import { getSliceNameCasings } from './names.ts';

const ROOT = join(import.meta.dirname, '../..');

function copyRegistries(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-slice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = getSliceNameCasings('test-things');
  for (const { file } of [...listSliceServerInsertions(names), ...listSliceWebInsertions(names)]) {
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
    expect(existsSync(dirname(join(folder, file)))).toBe(true);
  }
  return folder;
}

it('new slice: is named in every list of slices', () => {
  const folder = copyRegistries();
  const { written, changed } = writeSliceFiles(folder, 'test-things');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  for (const file of changed) {
    const [before, after] = [readFileSync(join(ROOT, file), 'utf8'), read(file)];
    const added = after.split('\n').filter((line) => !before.includes(line));
    expect(added.join('\n')).toMatch(/test-things|testThings|TEST_THINGS/);
    // Nothing is lost.
    expect(after.split('\n').filter((line) => !added.includes(line))).toEqual(before.split('\n'));
  }
  expect(read('apps/web/src/app/AppRoutes.tsx')).toContain('<LoadedScreen screen="testThings" />');
  expect(written.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

it('new slice: exports what the lists import', () => {
  const folder = copyRegistries();
  const { changed } = writeSliceFiles(folder, 'test-things');
  const imported = changed.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/import \{ (\w+) \} from '(\..*test-things.*)';/g)].map(
      ([, name, path]) => [name, join(dirname(join(folder, file)), path!)] as const,
    ),
  );
  expect(imported).toHaveLength(2);
  for (const [name, path] of imported)
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`export const ${name}\\b`));
});

it('new slice without a screen: has a contract, a handler, its test and an access row', () => {
  const { written, changed } = writeSliceFiles(copyRegistries(), 'test-things', false);
  for (const file of [...written, ...changed])
    expect(file).toMatch(/^(?:openapi|apps\/server|tooling\/lint\/server-layers)/);
  expect(written).toContain('apps/server/src/slices/test-things/handlers.test.ts');
});

it('new slice: a second one of the same name is refused', () => {
  const folder = copyRegistries();
  writeSliceFiles(folder, 'test-things');
  expect(() => writeSliceFiles(folder, 'test-things')).toThrow('openapi/paths/test-things.yaml exists already');
});

it('new slice: another spelling is refused with an example', () => {
  expect(() => writeSliceFiles(ROOT, 'Reading Lists')).toThrow('such as notes or reading-lists');
});
