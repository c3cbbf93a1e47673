import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OldNames } from './rules/old-names.ts';

const SKIPPED_FOLDERS = new Set([
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
const VAGUE_NAME = /^(?:utils?|helpers?|common|misc)$/i;
/** A raw colour; a colour derived from a token, `oklch(from var(--color-…) …)`, is allowed. */
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from var\(--color-)/i;
/** `* + *`, `.a ~ :not(.b)`: for each element that such a rule might match, the browser restyles all siblings, for example all rows of a list. */
const SIBLING_OF_ANY_KIND = /[+~]\s*(?:\*|:not\()/;
const MAX_LINES = 300;

/** Paths of the source files, relative to the root, with forward slashes. */
function listFiles(root: string): string[] {
  const entries = globSync(['**/*', '.storybook/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => SKIPPED_FOLDERS.has(entry.name),
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function checkFile(root: string, path: string): string[] {
  const errors: string[] = [];
  const vagueName = path.split('/').find((segment) => VAGUE_NAME.test(segment.split('.')[0] ?? ''));
  if (vagueName) errors.push(`"${vagueName}" does not describe its contents (design §1)`);
  if (!path.endsWith('.css')) return errors;

  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  if (lines.length > MAX_LINES) errors.push(`${lines.length} lines; the limit is ${MAX_LINES} (design §1)`);
  const isComponent = /^(?:packages\/ui|apps\/web\/src)\//.test(path);
  const colour = isComponent ? lines.findIndex((line) => COLOUR.test(line)) : -1;
  if (colour >= 0) errors.push(`line ${colour + 1}: a colour comes from a token, var(--color-…) (design §3)`);
  const sibling = isComponent ? lines.findIndex((line) => SIBLING_OF_ANY_KIND.test(line)) : -1;
  if (sibling >= 0) errors.push(`line ${sibling + 1}: "+ *" and "~ :not(…)" restyle whole lists; use > :not(…)`);
  return errors;
}

/** Source files that a README names in backquotes and that do not exist. Placeholders, tests and hidden folders are not checked. */
function checkReadme(root: string, path: string, names: ReadonlySet<string>): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file]) => file!);
  return named
    .filter((file) => !/(?:^|\/)X\.|\.test\.ts$|^\./.test(file) && !names.has(lastSegments(file)))
    .map((file) => `names ${file}, which does not exist`);
}

/** The folder and name of a file, because READMEs shorten paths; only the name if no folder is given. */
const lastSegments = (path: string): string => path.split('/').slice(-2).join('/');

const OLD_NAMES_PATH = 'tooling/lint/old-names.json';

/** Suggestions of the old-names rule that the code does not contain. A suggestion with a space or "…" is a phrase. */
function checkOldNames(root: string, paths: readonly string[]): string[] {
  if (!existsSync(join(root, OLD_NAMES_PATH))) return [];
  const { files, names } = JSON.parse(readFileSync(join(root, OLD_NAMES_PATH), 'utf8')) as OldNames;
  const sources = paths.filter((path) => /\.(?:tsx?|m?js)$/.test(path));
  const words = new Set(sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[\w$]+/g) ?? []));
  const stems = new Set(paths.map((path) => basename(path).split('.')[0]));
  const isPhrase = (use: string) => /[ …]/.test(use);
  return [
    ...Object.values(names).filter((use) => !isPhrase(use) && !words.has(use)),
    ...Object.values(files).filter((use) => !isPhrase(use) && !stems.has(use)),
  ].map((use) => `${OLD_NAMES_PATH}: suggests ${use}, which does not exist`);
}

/** Checks names of files and folders, style sheets, READMEs and the table of old names, which the linter does not check. Returns one line per error. */
export function findFileConventionErrors(root: string): string[] {
  const paths = listFiles(root).toSorted();
  const names = new Set(paths.flatMap((path) => [basename(path), lastSegments(path)]));
  const errors = paths.flatMap((path) => {
    const found = checkFile(root, path);
    if (basename(path) === 'README.md') found.push(...checkReadme(root, path, names));
    return found.map((error) => `${path}: ${error}`);
  });
  return [...errors, ...checkOldNames(root, paths)];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const errors = findFileConventionErrors(root);
  for (const error of errors) console.error(error);
  console.log(`${basename(import.meta.filename)}: ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
