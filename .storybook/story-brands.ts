import { BRANDS } from '@quintet/brand/list';

type Tokens = Record<'shared' | 'light' | 'dark', Record<string, string>>;

const records = import.meta.glob<Tokens>('../packages/tokens/src/generated/*.json', { eager: true, import: 'default' });

const assets = import.meta.glob<string>('../brands/*/assets/*.svg', { eager: true, query: '?url', import: 'default' });

/** All brands in their order with their tokens and the URLs of their assets, handed to the foundations as `parameters.brands`: the kit itself knows no brand. */
export const STORY_BRANDS = BRANDS.map(({ slug, title }) => {
  const tokens = records[`../packages/tokens/src/generated/${slug}.json`];
  if (!tokens) throw new Error(`no tokens for ${slug}: run pnpm generate`);
  const getAsset = (name: string) => assets[`../brands/${slug}/assets/${name}.svg`]!;
  return { slug, title, tokens, logo: getAsset('logo'), icon: getAsset('icon'), share: getAsset('share') };
});
