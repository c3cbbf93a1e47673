import { expect, test, type Page } from '@playwright/test';
import { getBrandClass } from '@quintet/brand/brand';
import { LOCALES } from '@quintet/i18n/locales';
import { measureFirstScreenDownloads, type FirstScreenFile, type FirstScreenMeasurement } from './first-screen.ts';
import { getOtherBrands, type TestSite } from './test-site.ts';
import { listTranslationsUniqueToLocale } from './translator.ts';

/** Budgets of a guest's first screen: brotli bytes and requests, in a real browser on the real server. */
const SCRIPT_BYTES = { '/': 97_000, '/login': 89_000 };
/** The universal build loads the code that finds its brand besides. */
const UNIVERSAL_EXTRA_BYTES = 3_000;
const STYLE_BYTES = 8_000;
const REQUESTS = 10;

/** The universal build requests the brand and then its files. */
const REQUESTS_OF_UNIVERSAL = 13;

/** Messages of the open page besides the shell's, and messages of pages that are not open. */
const OPENED = {
  '/': { says: 'social.home.', isSilentOf: ['auth.', 'chat.', 'site.'] },
  '/login': { says: 'auth.select.', isSilentOf: ['auth.login.', 'auth.register.', 'auth.forgot.', 'chat.', 'site.'] },
} as const;

function expectWithinBudget(
  path: keyof typeof SCRIPT_BYTES,
  screen: FirstScreenMeasurement,
  { isUniversal }: TestSite,
): void {
  const { script, style, requests, downloads } = screen;
  test.info().annotations.push({ type: 'size', description: `JS ${script} B, CSS ${style} B, ${requests} requests` });
  expect(script, 'JavaScript').toBeLessThanOrEqual(SCRIPT_BYTES[path] + (isUniversal ? UNIVERSAL_EXTRA_BYTES : 0));
  expect(style, 'CSS').toBeLessThanOrEqual(STYLE_BYTES);
  const most = isUniversal ? REQUESTS_OF_UNIVERSAL : REQUESTS;
  expect(requests, downloads.map((download) => download.path).join(' ')).toBeLessThanOrEqual(most);
}

/**
 * Opens a path with an empty cache: it keeps its budget and downloads nothing of other brands, languages or screens. Returns the
 * downloads without those of the API.
 */
export async function openAndCheckFirstScreen(
  page: Page,
  path: keyof typeof OPENED,
  site: TestSite,
): Promise<FirstScreenFile[]> {
  const { says, isSilentOf } = OPENED[path];
  const screen = await measureFirstScreenDownloads(page, path);
  expectWithinBudget(path, screen, site);
  const code = screen.downloads.filter(({ path: file }) => !/^(?:\/social)?\/api\//.test(file));
  const all = code.map(({ text }) => text).join('\n');

  const strangers = getOtherBrands(site).filter((brand) => new RegExp(`\\.${getBrandClass(brand)}\\b`).test(all));
  expect(strangers.map(({ id }) => id)).toEqual([]);

  const [shown, ...unseen] = [
    site.brand.languages[0],
    ...LOCALES.filter((locale) => locale !== site.brand.languages[0]),
  ];
  expect(listTranslationsUniqueToLocale(shown, says).some((sentence) => all.includes(sentence))).toBe(true);
  // The page contains a notice for old browsers in each of the brand's languages.
  const outdated = (sentence: string) => /This browser is too old|浏览器版本过低/.test(sentence);
  const foreign = unseen
    .flatMap((locale) => listTranslationsUniqueToLocale(locale))
    .filter((sentence) => all.includes(sentence) && !outdated(sentence));
  expect(foreign).toEqual([]);

  // The page also contains other prerendered screens.
  const scripts = code.filter(({ kind }) => kind === 'script');
  const unopened = listTranslationsUniqueToLocale(shown, ...isSilentOf);
  expect(unopened.filter((sentence) => scripts.some(({ text }) => text.includes(sentence)))).toEqual([]);
  expect(
    code.map(({ path: file }) => file).filter((file) => /(?:Chat|Room|MyPage|Maintenance|SignedInLayout)/.test(file)),
  ).toEqual([]);
  return code;
}
