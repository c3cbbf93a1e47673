import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { getBrandClass, type Brand } from '@quintet/brand/brand';
import { LANGUAGE_TAGS } from '@quintet/i18n/locales';
import { MESSAGE_FILE_FOLDERS, readBrandOverrides, readSliceMessages } from '@quintet/i18n/message-files';
import {
  readBrandSvg,
  readBrandThemeColors,
  readBrandTokensCss,
  readSharedPageCss,
  type BrandBuildConfig,
} from './brands.ts';
import { POST_CARD_SIZES_ATTRIBUTE } from '@quintet/domain/social/media';
import { prerenderedPaths, homeRedirectPaths } from '../src/app/route-preloads.ts';
import { paths } from '../src/shared/navigation/paths.ts';
import { toPrerenderTemplates, prerenderScreens } from './prerender.ts';
import { findPreloadFiles } from './preload-files.ts';
import { buildFirstPaintScript } from './first-paint.ts';
import { renderOutdatedBrowserCss, renderOutdatedBrowserHtml } from './old-browsers.ts';

/** The development server has no built files. */
const NO_FILES = { files: [], routes: [] };

const minifyCss = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .trim();

/** Tokens, reset, splash and prerendered styles: enough CSS to paint before any request is answered. */
function criticalCss(build: BrandBuildConfig, styles: string): string {
  const { brand } = build;
  const shell = readFileSync(join(import.meta.dirname, 'index-html.css'), 'utf8');
  return (
    (brand ? readBrandTokensCss(brand.slug) : '') +
    minifyCss(readSharedPageCss('headings') + readSharedPageCss('base') + shell) +
    renderOutdatedBrowserCss(build) +
    styles.trim()
  );
}

/** The brand's slogan in its first language. */
function getSlogan({ slug, languages: [locale] }: Brand): string {
  const words = {
    ...readSliceMessages(MESSAGE_FILE_FOLDERS, locale, 'shell'),
    ...readBrandOverrides(MESSAGE_FILE_FOLDERS, slug, locale),
  };
  return (words['shell.brand.slogan'] ?? '').replaceAll('"', '&quot;');
}

function head(build: BrandBuildConfig, script: string, styles: string): string {
  const { brand } = build;
  return [
    `<title>${brand?.title ?? ''}</title>`,
    brand ? `<meta name="description" content="${getSlogan(brand)}">` : '',
    `<meta name="theme-color" content="${brand ? readBrandThemeColors(brand.slug).light : ''}">`,
    // The universal build sets its icon once it knows its brand.
    `<link rel="icon" type="image/svg+xml" href="${brand ? '/icon.svg' : 'data:,'}">`,
    `<style>${criticalCss(build, styles)}</style>`,
    `<script>${script}</script>`,
  ].join('');
}

const OPENING = '<div class="opening"><svg viewBox="0 0 64 64"><use href="#brand-mark"/></svg></div>';

/** Replaces the brand's mark until the universal build knows its brand. */
const PLACEHOLDER_MARK = '<svg><circle cx="32" cy="32" r="10" fill="currentColor" opacity=".2"/></svg>';

/** The page holds the mark once as a symbol; components refer to it. */
function markSymbol(svg: string): string {
  const drawing = svg
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\s*\n\s*/g, '');
  return `<svg class="sprite" aria-hidden="true"><symbol id="brand-mark" viewBox="0 0 64 64">${drawing}</symbol></svg>`;
}

/** Builds index.html, which paints the brand and a guest's first screen before any script or stylesheet loads (design §4, First screen). */
export function indexHtmlPlugin(build: BrandBuildConfig, { styles }: { styles: () => string }): Plugin {
  const { brand } = build;
  let config: ResolvedConfig;
  return {
    name: 'quintet:shell',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { files, routes } = bundle ? findPreloadFiles(bundle, build) : NO_FILES;
        // The universal build prerenders nothing, because its brand is unknown.
        const pages = bundle && brand ? await prerenderScreens(build, config) : [];
        const data = {
          languages: Object.fromEntries((brand?.languages ?? []).map((locale) => [locale, LANGUAGE_TAGS[locale]])),
          colors: brand && readBrandThemeColors(brand.slug),
          requests: brand ? [] : ['/brand/config'],
          homeRedirectPaths,
          home: paths.homeRecommend.href(),
          cardSizes: POST_CARD_SIZES_ATTRIBUTE,
          prerenderedPaths: pages.length > 0 ? prerenderedPaths : [],
          files,
          routes,
        };
        const mark = brand ? readBrandSvg(brand.slug, 'logo.svg') : PLACEHOLDER_MARK;
        const lang = brand ? ` lang="${LANGUAGE_TAGS[brand.languages[0]]}" class="${getBrandClass(brand)}"` : '';
        return html
          .replace('<html>', `<html${lang}>`)
          .replace('<!-- head -->', () => head(build, buildFirstPaintScript(data), styles()))
          .replace('<!-- mark -->', () => renderOutdatedBrowserHtml(build) + markSymbol(mark))
          .replace('<!-- opening -->', () => OPENING)
          .replace('<!-- drawings -->', () => toPrerenderTemplates(pages));
      },
    },
  };
}
