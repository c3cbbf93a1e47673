/** Terms and privacy pages, made when a brand is built (design §3); never in a web bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './brand.ts';

const TEMPLATES = join(import.meta.dirname, '../legal');

const KINDS = ['terms', 'privacy'] as const;
const THEMES = ['light', 'dark'] as const;

export type LegalKind = (typeof KINDS)[number];

/** What the brand wears: the page stands alone, without a script or a further request. */
export interface Looks {
  /** The brand's token CSS. */
  styles: string;
  /** The brand's logo.svg. */
  mark: string;
}

type Language = Brand['languages'][number];

const TAGS: Record<Language, string> = { zh_cn: 'zh-CN', en: 'en' };

const WORDS: Record<Language, Record<LegalKind | 'language', string>> = {
  zh_cn: { terms: '服务条款', privacy: '隐私政策', language: '中文' },
  en: { terms: 'Terms of Service', privacy: 'Privacy Policy', language: 'English' },
};

/**
 * A whole HTML page in all languages of the brand, one shown at a time: the brand's first, or the one that the address
 * names, e.g. `/terms#en`. Follows the system's theme, or the one that the address names with it, `/terms#en-dark`.
 */
export function renderLegal(brand: Brand, kind: LegalKind, { styles, mark }: Looks): string {
  const title = escapeHtml(brand.title);
  const [first] = brand.languages;
  return `<!doctype html>
<html lang="${TAGS[first]}" class="${brand.colorClass}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${brand.themeColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${brand.themeColor.dark}" media="(prefers-color-scheme: dark)">
<title>${WORDS[first][kind]} · ${title}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<style>${themedByAddress(styles)}${readFileSync(join(TEMPLATES, 'page.css'), 'utf8')}</style>
</head>
<body>
<header><a class="brand" href="/">${mark.replace('<svg ', '<svg aria-hidden="true" ')}${title}</a>${languageLinks(brand)}</header>
<main>
${brand.languages.map((language) => section(brand, kind, language)).join('\n')}
</main>
</body>
</html>
`;
}

function section(brand: Brand, kind: LegalKind, language: Language): string {
  const other = kind === 'terms' ? 'privacy' : 'terms';
  const url = other === 'terms' ? brand.termsUrl : brand.privacyUrl;
  const template = readFileSync(join(TEMPLATES, `${kind}.${language}.html`), 'utf8').trim();
  const themed = THEMES.map((theme) => `<span id="${TAGS[language]}-${theme}"></span>`).join('');
  return `<section id="${TAGS[language]}" lang="${TAGS[language]}">${themed}
${fill(template, brand)}
<footer>${links(escapeHtml(url), language, WORDS[language][other])}</footer>
</section>`;
}

/** `{title}` names the brand; `<!-- if google -->…<!-- end -->` stays where the brand has that switched on. */
function fill(template: string, brand: Brand): string {
  const isOn: Record<string, boolean | undefined> = {
    google: brand.google?.enabled,
    minefield: brand.minefield.enabled,
  };
  return template
    .replaceAll(/ *<!-- if (\w+) -->\n(.*?) *<!-- end -->\n/gs, (_, name: string, part: string) =>
      isOn[name] ? part : '',
    )
    .replaceAll('{title}', () => escapeHtml(brand.title));
}

function languageLinks({ languages }: Brand): string {
  if (languages.length === 1) return '';
  return languages
    .map((language) => `<span lang="${TAGS[language]}">${links('', language, WORDS[language].language)}</span>`)
    .join('');
}

/** The same link for each theme that the address may name; the page's style shows the one that keeps it. */
function links(url: string, language: Language, text: string): string {
  const looks = ['system', ...THEMES].map(
    (theme) =>
      `<a data-for="${theme}" href="${url}#${TAGS[language]}${theme === 'system' ? '' : `-${theme}`}">${text}</a>`,
  );
  return looks.join('');
}

/** The brand's tokens choose by an attribute that a script sets; here the target of the address does. */
function themedByAddress(styles: string): string {
  return styles
    .replaceAll(/\[data-theme=['"]?dark['"]?\]/g, ':has([id$="-dark"]:target)')
    .replaceAll(':not([data-theme])', ':not(:has([id$="-light"]:target))');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
