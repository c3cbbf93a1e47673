import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { REPOSITORY_ROOT } from './brands.ts';

/** Brotli bytes of modules by path. */
export type ModuleSizes = Readonly<Record<string, number>>;

const TABLE = join(import.meta.dirname, 'module-sizes.json');

/** The number of modules that an error names. */
const MAX_SHOWN = 12;

/** A module's path in the repository, or in its package. */
const toPath = (id: string): string =>
  id
    .replace('\0', '')
    .replace(`${REPOSITORY_ROOT}/`, '')
    .replace(/^.*node_modules\//, '');

/** The sizes of the modules in these files, each compressed alone, before they are minified. */
export function measureModuleSizes(bundle: Rolldown.OutputBundle, files: readonly string[]): ModuleSizes {
  const sizes = files.flatMap((file) => {
    const output = bundle[file];
    if (output?.type !== 'chunk') return [];
    return Object.entries(output.modules).map(
      ([id, { code }]) => [toPath(id), code ? brotliCompressSync(code).length : 0] as const,
    );
  });
  return Object.fromEntries(sizes.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Which modules have grown or are new, the largest growth first: one line each. */
export function describeModuleGrowth(before: ModuleSizes, now: ModuleSizes): string {
  const grown = Object.entries(now)
    .map(([path, bytes]) => ({ path, bytes, growth: bytes - (before[path] ?? 0), isNew: !(path in before) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth);
  if (grown.length === 0) return 'No module of these files has grown since build/module-sizes.json was recorded.';
  const lines = grown
    .slice(0, MAX_SHOWN)
    .map(({ path, bytes, growth, isNew }) => `  +${growth} ${path} (${isNew ? 'new' : bytes})`);
  const rest = grown.length > MAX_SHOWN ? [`  and ${grown.length - MAX_SHOWN} more`] : [];
  return ['Modules that have grown since build/module-sizes.json was recorded, bytes:', ...lines, ...rest].join('\n');
}

export const readRecordedModuleSizes = (): ModuleSizes => JSON.parse(readFileSync(TABLE, 'utf8')) as ModuleSizes;

/** `BRAND=gu RECORD_MODULE_SIZES=1 pnpm bundle` in apps/web records the present sizes. */
export const writeRecordedModuleSizes = (sizes: ModuleSizes): void =>
  writeFileSync(TABLE, `${JSON.stringify(sizes, null, 2)}\n`);
