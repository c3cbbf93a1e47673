/** Finds the message ids that source code names: types see most of them, but not those of packages that may not import i18n. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ERRORS = 'openapi/*.yaml';
const SOURCES = ['apps/*/{src,build}/**/*.{ts,tsx}', 'packages/{api,domain,ui}/src/**/*.{ts,tsx}'];

/** Ids of these slices in quotes, `slice.surface.purpose`, with the first file that names each. */
export function findUsedIds(root: string, slices: readonly string[]): Map<string, string> {
  const id = new RegExp(`['"\`]((?:${slices.join('|')})\\.[a-z0-9-]+\\.[\\w.-]*[\\w-])['"\`]`, 'g');
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'generated' });
  const used = new Map<string, string>();
  for (const file of files.toSorted()) {
    for (const [, found = ''] of readFileSync(join(root, file), 'utf8').matchAll(id)) {
      if (!used.has(found)) used.set(found, file);
    }
  }
  return used;
}

/** Ids that nothing names: neither in full, nor by a template such as `social.report.${reason}`, nor in the errors' catalogue. */
export function findUnusedIds(root: string, ids: readonly string[]): string[] {
  const exclude = (name: string) => name === 'node_modules' || name === 'generated';
  const files = globSync([...SOURCES, ERRORS], { cwd: root, exclude }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const named = new Set(text.match(/[a-z][\w-]*(?:\.[\w-]+)+/g));
  const templates = [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*\$\{[^`\s]*)`/g)].map(([, template = '']) => {
    const literal = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${literal.join('.+')}$`);
  });
  return ids.filter((id) => !named.has(id) && !templates.some((template) => template.test(id)));
}
