import { renderLegalPage } from '@quintet/brand/legal-pages';
import type { Brand } from '@quintet/brand/brand';
import { LANGUAGE_TAGS } from '@quintet/i18n/locales';
import type { Plugin } from 'vite';
import { readAsset, readTokens, type BrandBuild } from './brands.ts';

type Files = Record<string, string>;

const manifest = ({ title, languages, themeColor }: Brand): string =>
  JSON.stringify({
    name: title,
    short_name: title,
    lang: LANGUAGE_TAGS[languages[0]],
    start_url: '/',
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  });

/** A brand's own files: icon, share image, manifest, terms and privacy (spec §1). */
function filesOf(brand: Brand, folder: string): Files {
  const style = { styles: readTokens(brand.slug), logo: readAsset(brand.slug, 'logo.svg') };
  return {
    [`${folder}icon.svg`]: readAsset(brand.slug, 'icon.svg'),
    [`${folder}share.svg`]: readAsset(brand.slug, 'share.svg'),
    [`${folder}manifest.webmanifest`]: manifest(brand),
    [`${folder}terms.html`]: renderLegalPage(brand, 'terms', style),
    [`${folder}privacy.html`]: renderLegalPage(brand, 'privacy', style),
  };
}

/**
 * Emits the brands' own files: at the root for one brand; the universal build has a folder per brand, and the first brand's at the root
 * too.
 */
export function siteFiles({ brand, brands }: BrandBuild): Plugin {
  return {
    name: 'quintet:site-files',
    apply: 'build',
    generateBundle() {
      const files: Files = brand
        ? filesOf(brand, '')
        : Object.assign(filesOf(brands[0], ''), ...brands.map((each) => filesOf(each, `brands/${each.slug}/`)));
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
