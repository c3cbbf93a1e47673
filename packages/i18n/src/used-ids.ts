/** Finds message ids in source code. Types check most ids, but not those in packages that may not import i18n. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTRACT_FILES = 'openapi/*.yaml';
const SOURCE_FILES = ['apps/*/{src,build}/**/*.{ts,tsx}', 'packages/{api,domain,ui}/src/**/*.{ts,tsx}'];

/** Finds quoted ids of these slices, `slice.surface.purpose`: a map from each id to the first file that contains it. */
export function findFirstUseOfEachMessageId(root: string, slices: readonly string[]): Map<string, string> {
  const id = new RegExp(`['"\`]((?:${slices.join('|')})\\.[a-z0-9-]+\\.[\\w.-]*[\\w-])['"\`]`, 'g');
  const files = globSync(SOURCE_FILES, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'generated',
  });
  const used = new Map<string, string>();
  for (const file of files.toSorted()) {
    for (const [, found = ''] of readFileSync(join(root, file), 'utf8').matchAll(id)) {
      if (!used.has(found)) used.set(found, file);
    }
  }
  return used;
}

/**
 * Finds ids without a use: neither in full, nor in the error catalogue, nor by a template such as `kit.report.${reason}`
 * whose filled-in words (`spam`) occur elsewhere as a string or a key.
 */
export function findUnusedMessageIds(root: string, ids: readonly string[]): string[] {
  const exclude = (name: string) => name === 'node_modules' || name === 'generated';
  const files = globSync([...SOURCE_FILES, CONTRACT_FILES], { cwd: root, exclude }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const usedIds = new Set(text.match(/[a-z][\w-]*(?:\.[\w-]+)+/g));
  const words = new Set(text.match(/(?<=['"])[\w-]+(?=['"])|(?<=[\s{,])\w+(?=\??:)|\b\d+\b/g));
  const templates = [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const literal = template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
    return new RegExp(`^${literal.join(String.raw`([\w-]+)`)}$`);
  });
  const isFilledIn = (id: string) =>
    templates.some((template) =>
      template
        .exec(id)
        ?.slice(1)
        .every((word) => words.has(word)),
    );
  return ids.filter((id) => !usedIds.has(id) && !isFilledIn(id));
}
