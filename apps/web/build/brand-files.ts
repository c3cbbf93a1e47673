import { renderLegalPage } from '@quintet/brand/legal-pages';
import type { Brand } from '@quintet/brand/brand';
import { LANGUAGE_TAGS } from '@quintet/i18n/locales';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import {
  BRANDS_FOLDER,
  readBrandSvg,
  readBrandThemeColors,
  readBrandTokensCss,
  readSharedPageCss,
  type BrandBuildConfig,
} from './brands.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

type Files = Record<string, string | Uint8Array>;

const manifest = ({ slug, title, languages }: Brand): string =>
  JSON.stringify({
    name: title,
    short_name: title,
    lang: LANGUAGE_TAGS[languages[0]],
    start_url: '/',
    display: 'standalone',
    background_color: readBrandThemeColors(slug).light,
    theme_color: readBrandThemeColors(slug).light,
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  });

/** The web fonts that the tokens name. */
const readFonts = (slug: string): Files =>
  Object.fromEntries(
    [...readBrandTokensCss(slug).matchAll(/url\(\/(fonts\/[^)]+)\)/g)].map(([, path]) => [
      path!,
      readFileSync(join(BRANDS_FOLDER, slug, 'assets/fonts', basename(path!))),
    ]),
  );

/** A brand's own files: icon, share image, manifest, terms and privacy (spec §1). */
function filesOf(brand: Brand, folder: string): Files {
  const { slug } = brand;
  const style = {
    styles: readBrandTokensCss(slug) + readSharedPageCss('headings'),
    logo: readBrandSvg(slug, 'logo.svg'),
    themeColor: readBrandThemeColors(slug),
  };
  return {
    ...readFonts(slug),
    [`${folder}icon.svg`]: readBrandSvg(slug, 'icon.svg'),
    [`${folder}share.svg`]: readBrandSvg(slug, 'share.svg'),
    [`${folder}manifest.webmanifest`]: manifest(brand),
    [`${folder}terms.html`]: renderLegalPage(brand, 'terms', style),
    [`${folder}privacy.html`]: renderLegalPage(brand, 'privacy', style),
  };
}

/**
 * Emits the brands' own files, and serves them in development: at the root for one brand; the universal build has a folder per brand, and the first brand's at the root
 * too.
 */
export function brandFilesPlugin({ brand, brands }: BrandBuildConfig): Plugin {
  const readFiles = (): Files =>
    brand
      ? filesOf(brand, '')
      : Object.assign(filesOf(brands[0], ''), ...brands.map((each) => filesOf(each, `brands/${each.slug}/`)));
  return {
    name: 'quintet:brand-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(readFiles())) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url!.split('?')[0]!.slice(1);
        const file = readFiles()[name] ?? readFiles()[`${name}.html`];
        if (file === undefined) return next();
        response.setHeader('content-type', CONTENT_TYPES[extname(name)] ?? 'text/html; charset=utf-8').end(file);
      });
    },
  };
}
