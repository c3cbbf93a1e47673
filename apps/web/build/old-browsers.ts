import { LANGUAGE_TAGS } from '@quintet/i18n/locales';
import { MESSAGE_FILE_FOLDERS, readBrandOverrides, readSliceMessages } from '@quintet/i18n/message-files';
import type { BrandBuildConfig } from './brands.ts';

/** The oldest browsers that are supported: `AbortSignal.any`, popovers and relative colours (README, Supported browsers). */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** A feature query that all of these pass and older browsers fail. It is CSS because older browsers may not parse our scripts. */
const KNOWN_CSS = '(color:light-dark(red,red)) and (color:oklch(from red l c h))';

const languagesOf = ({ brand, brands }: BrandBuildConfig) => [
  ...new Set((brand ? [brand] : brands).flatMap(({ languages }) => languages)),
];

/** The notice above the page for older browsers, in each language. */
export function renderOutdatedBrowserHtml(build: BrandBuildConfig): string {
  const sentences = languagesOf(build).map((locale) => {
    const overrides = build.brand ? readBrandOverrides(MESSAGE_FILE_FOLDERS, build.brand.slug, locale) : {};
    const messages = { ...readSliceMessages(MESSAGE_FILE_FOLDERS, locale, 'site'), ...overrides };
    return `<p class="outdated" lang="${LANGUAGE_TAGS[locale]}">${messages['site.browser.outdated']}</p>`;
  });
  return sentences.join('');
}

/** Shows only older browsers the sentence, and only the one in the page's language where that is known. */
export function renderOutdatedBrowserCss(build: BrandBuildConfig): string {
  const others = languagesOf(build).map((locale) => {
    const language = `:lang(${LANGUAGE_TAGS[locale]})`;
    return `:root${language} .outdated:not(${language})`;
  });
  return (
    '.outdated{display:none}' +
    `@supports not (${KNOWN_CSS}){.outdated{display:block;padding:1rem;text-align:center}${others.join()}{display:none}}`
  );
}
