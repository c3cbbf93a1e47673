import { LOCALES } from '@quintet/i18n/locales';
import { loadFirstScreen, type FirstScreen } from '../../src/first-screen.ts';
import { othersOf, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { sentencesOf } from '../../src/words.ts';

/** The budget of a first screen, not signed in: brotli bytes and requests, in a real browser against the real server. */
const SCRIPT_BYTES = 97_000;
const STYLE_BYTES = 5_000;
const REQUESTS = 10;

/** The universal build asks which brand it is, and then for what that one wears. */
const REQUESTS_OF_UNIVERSAL = 13;

function expectWithinBudget({ script, style, requests, downloads }: FirstScreen, { isUniversal }: Site): void {
  test.info().annotations.push({ type: 'size', description: `JS ${script} B, CSS ${style} B, ${requests} requests` });
  expect(script, 'JavaScript').toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(style, 'CSS').toBeLessThanOrEqual(STYLE_BYTES);
  const most = isUniversal ? REQUESTS_OF_UNIVERSAL : REQUESTS;
  expect(requests, downloads.map((download) => download.path).join(' ')).toBeLessThanOrEqual(most);
}

test('keeps to the budget at home', async ({ page, site }) => {
  expectWithinBudget(await loadFirstScreen(page, '/'), site);
});

test('keeps to the budget at /login, and fetches nothing of another brand, language or screen', async ({
  page,
  site,
}) => {
  const screen = await loadFirstScreen(page, '/login');
  expectWithinBudget(screen, site);
  const { downloads } = screen;
  const code = downloads.filter(({ path }) => !path.startsWith('/api/'));
  const all = code.map(({ text }) => text).join('\n');

  const strangers = othersOf(site).filter(({ colorClass }) => new RegExp(`\\.${colorClass}\\b`).test(all));
  expect(strangers.map(({ id }) => id)).toEqual([]);

  const [shown, ...unseen] = [
    site.brand.languages[0],
    ...LOCALES.filter((locale) => locale !== site.brand.languages[0]),
  ];
  expect(sentencesOf(shown, 'auth.select.').some((sentence) => all.includes(sentence))).toBe(true);
  const foreign = unseen.flatMap((locale) => sentencesOf(locale)).filter((sentence) => all.includes(sentence));
  expect(foreign).toEqual([]);

  const unopened = sentencesOf(shown, 'auth.login.', 'auth.register.', 'auth.forgot.', 'chat.', 'site.');
  expect(unopened.filter((sentence) => all.includes(sentence))).toEqual([]);
  expect(
    code.map(({ path }) => path).filter((path) => /(?:Chat|Room|MyPage|Maintenance|MainLayout)/.test(path)),
  ).toEqual([]);
});
