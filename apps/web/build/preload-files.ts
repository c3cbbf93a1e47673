import type { Rolldown } from 'vite';
import { drawn, openingOf, openings, type Opening } from '../src/app/route-preloads.ts';
import type { Screen } from '../src/app/Page.tsx';
import type { Namespace } from '../src/shared/translation-namespaces.ts';
import type { Build } from './brands.ts';
import type { FirstPaint, OpeningFiles } from './first-paint.ts';

type Chunk = Rolldown.OutputChunk;

/** The module that a screen's `load` imports, as written in its table. */
function moduleOf({ load }: Screen): string {
  const path = /import\(\s*["'](.+?)["']/.exec(load.toString())?.[1];
  if (!path) throw new Error(`No import in ${load.toString()}`);
  return path.replace(/^\.\.?\//, '/');
}

interface FirstFiles extends Pick<FirstPaint, 'files' | 'openings'> {
  /** Those that the HTML names itself: the entry and what it imports. */
  base: readonly string[];
  /** All files of a guest's drawn first screens but the words. */
  drawn: readonly string[];
  /** The code and styles of screens. */
  codeOf: (screens: readonly Screen[]) => ReadonlySet<string>;
}

/** What every first screen loads beside its own: chunks that the entry imports. */
function withImports(chunk: Chunk, chunks: Map<string, Chunk>, into: Set<string>): void {
  if (into.has(chunk.fileName)) return;
  into.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, into);
  }
}

/** Tells for each opening exactly which files it needs beside those that the HTML names already (design §4, First screen). */
export function findFirstFiles(bundle: Rolldown.OutputBundle, { brand }: Build): FirstFiles {
  const chunks = new Map<string, Chunk>();
  for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
  const find = (ending: string): Chunk => {
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
    if (!found) throw new Error(`No chunk for ${ending}`);
    return found;
  };

  const base = new Set<string>();
  withImports(find('/src/app/main.tsx'), chunks, base);

  const files: string[] = [];
  const indexOf = (file: string): number => {
    const href = `/${file}`;
    return files.includes(href) ? files.indexOf(href) : files.push(href) - 1;
  };
  const codeOf = (screens: readonly Screen[]): Set<string> => {
    const all = new Set<string>();
    for (const screen of screens) withImports(find(moduleOf(screen)), chunks, all);
    return all;
  };
  const filesFor = ({ screens, asks = [] }: Opening, isGuest: boolean): OpeningFiles => {
    const sets: Namespace[] = ['shell', ...screens.flatMap(({ words }) => words ?? [])];
    const wordFile = (locale: string, set: Namespace) => find(`virtual:words/${brand!.slug}/${locale}/${set}`).fileName;
    return {
      all: [...codeOf(screens)].filter((file) => !base.has(file)).map(indexOf),
      words: Object.fromEntries(
        (brand?.languages ?? []).map((locale) => [locale, sets.map((set) => indexOf(wordFile(locale, set)))]),
      ),
      // Whose posts a guest may see is not known before the brand.
      asks: brand || !isGuest ? asks : [],
    };
  };
  return {
    base: [...base],
    codeOf,
    drawn: [...base, ...codeOf(drawn.flatMap(([address]) => openingOf(address, false)))],
    openings: openings.map(({ at, guest, member }) => [at, filesFor(guest, true), filesFor(member, false)] as const),
    files,
  };
}
