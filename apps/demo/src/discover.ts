import { publishDiscoverDrafts, saveDiscoverDrafts } from '@quintet/server/slices/discover/drafts';
import type { DiscoverImportEntry } from '@quintet/server/slices/discover/parse-import';
import { createSeededRandom } from '@quintet/domain/random';
import { generateDemoCharts } from './discover-charts.ts';
import { DEMO_GALLERY } from './discover-gallery.ts';
import { generateDemoMatches } from './discover-matches.ts';
import type { DemoSeedContext } from './seed-context.ts';

/** The discover content as lines of an import. */
export function generateDemoDiscoverEntries({
  now,
  pictures,
}: Pick<DemoSeedContext, 'now' | 'pictures'>): DiscoverImportEntry[] {
  const random = createSeededRandom(3);
  const gallery = DEMO_GALLERY.flatMap(({ category, own }) =>
    own.map(([asset, zh_cn, en]) => ({ category, asset, title: { zh_cn, en } })),
  );
  return [
    ...random.some(gallery, gallery.length).map(({ category, asset, title }): DiscoverImportEntry => {
      const picture = pictures.get(asset);
      if (!picture) throw new Error(`no public post shows ${asset}`);
      return { kind: 'gallery', key: `demo-${asset}`, category, title, ...picture };
    }),
    ...generateDemoCharts(now),
    ...generateDemoMatches(now),
  ];
}

/** Publishes a gallery, charts and matches, as the operator would. */
export async function publishDemoDiscoverContent(context: DemoSeedContext): Promise<void> {
  const entries = generateDemoDiscoverEntries(context);
  await saveDiscoverDrafts(context.trx, entries);
  // One by one, because the gallery shows the latest published first.
  for (const { key } of entries) await publishDiscoverDrafts(context.trx, [key]);
}
