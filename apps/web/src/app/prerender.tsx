import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { loadDress } from 'virtual:brand';
import type { BrandBundle } from '../shared/brand-context.ts';
import { loadNamespace, initTranslations } from '../shared/translations.ts';
import { App } from './App.tsx';
import { openingOf } from './route-preloads.ts';
import { openScreen } from './Page.tsx';

async function drawOne(pathname: string, dress: BrandBundle): Promise<string> {
  await Promise.all(openingOf(pathname, false).map(openScreen));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <App dress={dress} />
    </StaticRouter>,
    // In one piece, so that no script has to put it together.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${pathname} cannot be drawn: ${errors.join(', ')}`);
  return new Response(prelude).text();
}

/** What a guest sees first at each address, in the brand's first language, as HTML. Runs once, in the build (build/prerender.ts). */
export async function draw(pathnames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dress = await loadDress();
  initTranslations(dress);
  await loadNamespace('shell');
  const drawings = new Map<string, string>();
  for (const pathname of pathnames) drawings.set(pathname, await drawOne(pathname, dress));
  return drawings;
}
