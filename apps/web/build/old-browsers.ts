import { LANGUAGE_TAGS } from '@quintet/i18n/locales';
import { TRANSLATION_SOURCE_FOLDERS, readBrandOverrides, readSliceMessages } from '@quintet/i18n/sources';
import type { BrandBuild } from './brands.ts';

/** The oldest browsers that are supported: `AbortSignal.any`, popovers and relative colours (README, Supported browsers). */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** A feature query that all of these pass and older browsers fail. It is CSS because older browsers may not parse our scripts. */
const KNOWN_CSS = '(color:light-dark(red,red)) and (color:oklch(from red l c h))';

const languagesOf = ({ brand, brands }: BrandBuild) => [
  ...new Set((brand ? [brand] : brands).flatMap(({ languages }) => languages)),
];

/** What people at an older browser read above the page, in each language. */
export function renderOutdatedBrowserHtml(build: BrandBuild): string {
  const sentences = languagesOf(build).map((locale) => {
    const overrides = build.brand ? readBrandOverrides(TRANSLATION_SOURCE_FOLDERS, build.brand.slug, locale) : {};
    const messages = { ...readSliceMessages(TRANSLATION_SOURCE_FOLDERS, locale, 'site'), ...overrides };
    return `<p class="outdated" lang="${LANGUAGE_TAGS[locale]}">${messages['site.browser.outdated']}</p>`;
  });
  return sentences.join('');
}

/** Shows only older browsers the sentence, and only the one in the page's language where that is known. */
export function renderOutdatedBrowserCss(build: BrandBuild): string {
  const others = languagesOf(build).map((locale) => {
    const language = `:lang(${LANGUAGE_TAGS[locale]})`;
    return `:root${language} .outdated:not(${language})`;
  });
  return (
    '.outdated{display:none}' +
    `@supports not (${KNOWN_CSS}){.outdated{display:block;padding:1rem;text-align:center}${others.join()}{display:none}}`
  );
}
