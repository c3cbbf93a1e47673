import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'generated',
  'report',
  'test-results',
  'storybook-static',
  '.turbo',
  '.data',
  '.git',
]);
const DRAWER = /^(?:utils?|helpers?|common|misc)$/i;
/** A colour of one's own; one derived from a token, `oklch(from var(--color-…) …)`, is not. */
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from var\(--color-)/i;
const MOST_LINES = 300;

/** Paths of the files that people write, relative to the root, with forward slashes. */
function filesOf(root: string): string[] {
  const entries = globSync('**/*', { cwd: root, withFileTypes: true, exclude: (entry) => SKIPPED.has(entry.name) });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function faultsOf(root: string, path: string): string[] {
  const faults: string[] = [];
  const drawer = path.split('/').find((segment) => DRAWER.test(segment.split('.')[0] ?? ''));
  if (drawer) faults.push(`"${drawer}" says nothing of what is inside (design §1)`);
  if (!path.endsWith('.css')) return faults;

  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  if (lines.length > MOST_LINES) faults.push(`${lines.length} lines; ${MOST_LINES} are the most (design §1)`);
  const isComponent = /^(?:packages\/ui|apps\/web\/src)\//.test(path);
  const colour = isComponent ? lines.findIndex((line) => COLOUR.test(line)) : -1;
  if (colour >= 0) faults.push(`line ${colour + 1}: a colour comes from a token, var(--color-…) (design §3)`);
  return faults;
}

/** What the linter cannot see: names of folders and files of every kind, and style sheets. One line a fault. */
export function checkTree(root: string): string[] {
  const paths = filesOf(root).toSorted();
  return paths.flatMap((path) => faultsOf(root, path).map((fault) => `${path}: ${fault}`));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const faults = checkTree(root);
  for (const fault of faults) console.error(fault);
  console.log(`${basename(import.meta.filename)}: ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
