import { getBrandClass } from '@quintet/brand/brand';
import { LOCALES } from '@quintet/i18n/locales';
import { measureFirstScreenDownloads, type FirstScreenMeasurement } from '../../src/first-screen.ts';
import { getOtherBrands, type TestSite } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { listTranslationsUniqueToLocale } from '../../src/translator.ts';

/** Budgets of a guest's first screen: brotli bytes and requests, in a real browser on the real server. */
const SCRIPT_BYTES = { '/': 97_000, '/login': 89_000 };
/** The universal build loads the code that finds its brand besides. */
const UNIVERSAL_EXTRA_BYTES = 3_000;
const STYLE_BYTES = 8_000;
const REQUESTS = 10;

/** The universal build requests the brand and then its files. */
const REQUESTS_OF_UNIVERSAL = 13;

/** Messages of the open page besides the shell's, and messages of pages that are not open. */
const OPENED = [
  { path: '/', says: 'social.home.', isSilentOf: ['auth.', 'chat.', 'site.'] },
  {
    path: '/login',
    says: 'auth.select.',
    isSilentOf: ['auth.login.', 'auth.register.', 'auth.forgot.', 'chat.', 'site.'],
  },
] as const;

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

for (const { path, says, isSilentOf } of OPENED) {
  test(`first screen at ${path}: keeps its budget and downloads nothing of other brands, languages or screens`, async ({
    page,
    site,
  }) => {
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
      code.map(({ path: file }) => file).filter((file) => /(?:Chat|Room|MyPage|Maintenance|MainLayout)/.test(file)),
    ).toEqual([]);
  });
}
