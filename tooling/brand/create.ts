import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertOklchToHex } from '@quintet/tokens/color';
import { createTokensFromAccent } from '@quintet/tokens/palette';
import { renderBrandAssetSvgs, findLogoError } from './assets.ts';

/** The arguments of `pnpm brand new`. */
export interface NewBrandOptions {
  slug: string;
  /** `#rrggbb` or `oklch(L C H)`. */
  accent: string;
  /** Path of an SVG. */
  logo?: string | undefined;
  title?: string | undefined;
}

/** Writes `brands/<slug>` with a palette derived from the accent. Throws a sentence for the user. */
export function writeBrandFiles(brandsFolder: string, { slug, accent, logo, title }: NewBrandOptions): void {
  if (!/^[a-z0-9]{1,16}$/.test(slug)) throw new Error(`"${slug}" is not a slug: use 1 to 16 of a to z and 0 to 9`);
  const folder = join(brandsFolder, slug);
  if (existsSync(folder)) throw new Error(`brands/${slug} exists already`);
  const ownLogo = logo === undefined ? undefined : readLogo(logo);
  const palette = createTokensFromAccent(accent);
  const hex = (value: { $value: string } | undefined) => convertOklchToHex(value!.$value);

  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeJson(join(folder, 'tokens.json'), palette);
  writeJson(join(folder, 'brand.json'), {
    id: slug.toUpperCase(),
    slug,
    order: findNextOrder(brandsFolder),
    title: title ?? slug[0]!.toUpperCase() + slug.slice(1),
    languages: ['en', 'zh_cn'],
    country: 'CN',
    termsUrl: '/terms',
    privacyUrl: '/privacy',
    minefield: { enabled: false, multiple: 1 },
  });
  const colors = { accent: hex(palette.light.color['accent']), ground: hex(palette.light.color['accent-soft']) };
  for (const [name, svg] of Object.entries(renderBrandAssetSvgs(colors, ownLogo))) {
    writeFileSync(join(folder, 'assets', name), svg);
  }
}

function readLogo(path: string): string {
  const svg = readFileSync(path, 'utf8');
  const fault = findLogoError(svg);
  if (fault) throw new Error(`${path} ${fault}`);
  return svg;
}

function findNextOrder(brandsFolder: string): number {
  const files = readdirSync(brandsFolder).map((name) => join(brandsFolder, name, 'brand.json'));
  const orders = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')).order);
  return Math.max(0, ...orders) + 1;
}

/** Lists of plain values are on one line, as `pnpm format` writes them. */
function writeJson(file: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2).replace(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`,
  );
  writeFileSync(file, `${text}\n`);
}
