import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { loadBrandBundle } from 'virtual:brand';
import type { BrandBundle } from '../shared/appearance/brand-context.ts';
import { loadTranslationNamespace, initTranslations } from '../shared/appearance/translations.ts';
import { App } from './App.tsx';
import { getRouteScreens } from './route-preloads.ts';
import { loadScreen, registerScreenTable } from './load-screen.ts';
import { screenTable } from './screens.ts';

async function prerenderPath(pathname: string, bundle: BrandBundle): Promise<string> {
  await Promise.all(getRouteScreens(pathname, false).map(loadScreen));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <App bundle={bundle} />
    </StaticRouter>,
    // In one piece, so that the HTML needs no script to assemble it.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${pathname} cannot be drawn: ${errors.join(', ')}`);
  return new Response(prelude).text();
}

/** Prerenders a guest's first screen at each path in the brand's first language. Runs in the build (build/prerender.ts). */
export async function prerenderPaths(pathnames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  registerScreenTable(screenTable);
  const bundle = await loadBrandBundle();
  initTranslations(bundle);
  await loadTranslationNamespace('shell');
  const pages = new Map<string, string>();
  for (const pathname of pathnames) pages.set(pathname, await prerenderPath(pathname, bundle));
  return pages;
}
