import type { Rolldown } from 'vite';
import {
  prerenderedPaths,
  getRouteScreens,
  routePreloads,
  type RouteVisitorPreload,
} from '../src/app/route-preloads.ts';
import { lazyScreenTable, type LazyScreenName } from '../src/app/lazy-screen-table.ts';
import type { ScreenName } from '../src/app/load-screen.ts';
import { screenTable } from '../src/app/screens.ts';
import type { TranslationNamespace } from '../src/shared/appearance/translation-namespaces.ts';
import { isFirstPaintNamespace, DEFERRED_TRANSLATIONS_MODULE_PREFIX } from './brand-modules.ts';
import type { BrandBuildConfig } from './brands.ts';
import type { FirstPaintScriptData, RouteFileIndices } from './first-paint.ts';

type Chunk = Rolldown.OutputChunk;

const OTHER_SCREENS = '/src/app/lazy-screen-table.ts';

/** The modules that a screen's `load` imports, as written in the tables of screens. */
function modulesOf(name: ScreenName): string[] {
  const other = name in lazyScreenTable ? lazyScreenTable[name as LazyScreenName] : null;
  const written = (other ?? screenTable[name].load).toString();
  const path = /import\(\s*["'](.+?)["']/.exec(written)?.[1];
  if (!path) throw new Error(`No import in ${written}`);
  return [...(other ? [OTHER_SCREENS] : []), path.replace(/^\.\.?\//, '/')];
}

interface PreloadFiles extends Pick<FirstPaintScriptData, 'files' | 'routes'> {
  /** Files that the HTML names: the entry and its imports. */
  base: readonly string[];
  /** All files of the prerendered screens but translations. */
  prerendered: readonly string[];
  /** The scripts and styles of screens. */
  codeOf: (screens: readonly ScreenName[]) => ReadonlySet<string>;
}

/** Collects a chunk and its static imports. */
function withImports(chunk: Chunk, chunks: Map<string, Chunk>, into: Set<string>): void {
  if (into.has(chunk.fileName)) return;
  into.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, into);
  }
}

/** Finds the files that each route needs beyond those that the HTML names (design §4, First screen). */
export function findPreloadFiles(bundle: Rolldown.OutputBundle, { brand }: BrandBuildConfig): PreloadFiles {
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
  const codeOf = (screens: readonly ScreenName[]): Set<string> => {
    const all = new Set<string>();
    for (const ending of screens.flatMap(modulesOf)) withImports(find(ending), chunks, all);
    return all;
  };
  const filesFor = ({ screens, requests = [] }: RouteVisitorPreload, isGuest: boolean): RouteFileIndices => {
    const sets: TranslationNamespace[] = ['shell', ...screens.flatMap((name) => screenTable[name].namespace ?? [])];
    const wordFiles = (locale: string, set: TranslationNamespace): string[] => [
      find(`virtual:translations/${brand!.slug}/${locale}/${set}`).fileName,
      ...(isFirstPaintNamespace(set) ? [] : [find(`${DEFERRED_TRANSLATIONS_MODULE_PREFIX}${brand!.slug}`).fileName]),
    ];
    return {
      all: [...codeOf(screens)].filter((file) => !base.has(file)).map(indexOf),
      translations: Object.fromEntries(
        (brand?.languages ?? []).map((locale) => [
          locale,
          [...new Set(sets.flatMap((set) => wordFiles(locale, set)))].map(indexOf),
        ]),
      ),
      // Without a brand it is unknown which posts a guest may see.
      requests: brand || !isGuest ? requests : [],
    };
  };
  return {
    base: [...base],
    codeOf,
    prerendered: [...base, ...codeOf(prerenderedPaths.flatMap(([address]) => getRouteScreens(address, false)))],
    routes: routePreloads.map(
      ({ patterns, guest, member }) => [patterns, filesFor(guest, true), filesFor(member, false)] as const,
    ),
    files,
  };
}
