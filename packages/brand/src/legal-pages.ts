/** Renders the terms and privacy pages at build time (design §3); never in a web bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrandClass, type Brand } from './brand.ts';

const TEMPLATES = join(import.meta.dirname, '../legal');

const LEGAL_PAGE_TYPES = ['terms', 'privacy'] as const;
const THEMES = ['light', 'dark'] as const;

export type LegalPageType = (typeof LEGAL_PAGE_TYPES)[number];

/** What a legal page contains inline, because it has no script and makes no further request. */
export interface LegalPageAssets {
  /** The CSS of the brand's tokens and of headings. */
  styles: string;
  /** The brand's logo.svg. */
  logo: string;
  /** Colour of the browser's bars. */
  themeColor: { light: string; dark: string };
}

type Language = Brand['languages'][number];

const LANGUAGE_TAGS: Record<Language, string> = { zh_cn: 'zh-CN', en: 'en' };

const LABELS: Record<Language, Record<LegalPageType | 'language', string>> = {
  zh_cn: { terms: '服务条款', privacy: '隐私政策', language: '中文' },
  en: { terms: 'Terms of Service', privacy: 'Privacy Policy', language: 'English' },
};

/**
 * Renders an HTML page in all languages of the brand, with one visible: the brand's first, or the one in the URL's fragment, e.g.
 * `/terms#en`. Uses the system's theme, or the one in the fragment, `/terms#en-dark`.
 */
export function renderLegalPage(brand: Brand, kind: LegalPageType, assets: LegalPageAssets): string {
  const { styles, logo, themeColor } = assets;
  const title = escapeHtml(brand.title);
  const [first] = brand.languages;
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[first]}" class="${getBrandClass(brand)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${themeColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColor.dark}" media="(prefers-color-scheme: dark)">
<title>${LABELS[first][kind]} · ${title}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<style>${themeByUrl(styles)}${readFileSync(join(TEMPLATES, 'page.css'), 'utf8')}</style>
</head>
<body>
<header><a class="brand" href="/">${logo.replace('<svg ', '<svg aria-hidden="true" ')}${title}</a>${renderLanguageLinks(brand)}</header>
<main>
${brand.languages.map((language) => renderSection(brand, kind, language)).join('\n')}
</main>
</body>
</html>
`;
}

function renderSection(brand: Brand, kind: LegalPageType, language: Language): string {
  const other = kind === 'terms' ? 'privacy' : 'terms';
  const url = other === 'terms' ? brand.termsUrl : brand.privacyUrl;
  const template = readFileSync(join(TEMPLATES, `${kind}.${language}.html`), 'utf8').trim();
  const themed = THEMES.map((theme) => `<span id="${LANGUAGE_TAGS[language]}-${theme}"></span>`).join('');
  return `<section id="${LANGUAGE_TAGS[language]}" lang="${LANGUAGE_TAGS[language]}">${themed}
${fillTemplate(template, brand)}
<footer>${renderLinks(escapeHtml(url), language, LABELS[language][other])}</footer>
</section>`;
}

/** Replaces `{title}`; keeps `<!-- if google -->…<!-- end -->` if the brand enables the feature. */
function fillTemplate(template: string, brand: Brand): string {
  const enabled: Record<string, boolean | undefined> = {
    google: brand.google?.enabled,
    minefield: brand.minefield.enabled,
  };
  return template
    .replaceAll(/ *<!-- if (\w+) -->\n(.*?) *<!-- end -->\n/gs, (_, name: string, part: string) =>
      enabled[name] ? part : '',
    )
    .replaceAll('{title}', () => escapeHtml(brand.title));
}

function renderLanguageLinks({ languages }: Brand): string {
  if (languages.length === 1) return '';
  return languages
    .map(
      (language) =>
        `<span lang="${LANGUAGE_TAGS[language]}">${renderLinks('', language, LABELS[language].language)}</span>`,
    )
    .join('');
}

/** Renders the link once per theme; the page's CSS shows the link that keeps the theme of the URL. */
function renderLinks(url: string, language: Language, text: string): string {
  const looks = ['system', ...THEMES].map(
    (theme) =>
      `<a data-for="${theme}" href="${url}#${LANGUAGE_TAGS[language]}${theme === 'system' ? '' : `-${theme}`}">${text}</a>`,
  );
  return looks.join('');
}

/** Brand tokens select the theme by an attribute that a script sets. Without a script, the URL's fragment selects it. */
function themeByUrl(styles: string): string {
  return styles
    .replaceAll(/\[data-theme=['"]?dark['"]?\]/g, ':has([id$="-dark"]:target)')
    .replaceAll(':not([data-theme])', ':not(:has([id$="-light"]:target))');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
