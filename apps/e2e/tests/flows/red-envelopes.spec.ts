import type { BrowserContext, Locator } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import { sql } from 'kysely';
import { DemoDataSnapshot } from '../../src/demo-data-snapshot.ts';
import { openServerDatabase } from '../../src/open-database.ts';
import { interceptOnce } from '../../src/intercept.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test as base } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';
import { WalletTestUser } from '../../src/wallet.ts';

/** Red envelopes: sending, claims of several users, details, a lost answer, expiry, and a minefield (spec §2, §3, §9). */

const SITE = TEST_SITES[0]!;
const POINTS = 10_000;

/** The operator deposits points, so each worker has a server of its own. */
const test = base.extend<object, { server: ServerProcess }>({
  server: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const server = await new DemoDataSnapshot(process.env['E2E_WORLD']!).startServer(`envelopes-${workerIndex}`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

type OpenBrowser = (options: { server: ServerProcess; locale: Locale }) => Promise<BrowserContext>;

/** Users with points and security passwords. */
const createUsers = async (
  openBrowser: OpenBrowser,
  server: ServerProcess,
  locale: Locale,
  count: number,
): Promise<WalletTestUser[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const wallet = await WalletTestUser.create(
        await openBrowser({ server, locale }),
        server,
        createTranslator(SITE, locale),
        POINTS,
      );
      await wallet.setSecurityCode();
      return wallet;
    }),
  );

/** Creates a group of the first user with the others, all of them in its room. */
async function openGroup([owner, ...others]: readonly WalletTestUser[]): Promise<string> {
  const { user } = owner!;
  for (const other of others) await user.call('POST', '/api/v1/users/contacts', { contact: other.user.userId });
  const { group } = await user.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `envelopes-${user.userId}`,
    display_name: 'Envelopes',
    member_ids: others.map((other) => other.user.userId),
  });
  for (const one of [owner!, ...others]) await one.user.openRoom(group.id);
  return group.id;
}

/** Opens the form for a new envelope from the composer's menu. */
async function openForm({ user }: WalletTestUser): Promise<Locator> {
  const { page, t } = user;
  await page.getByRole('button', { name: t('chat.attach.label'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('chat.attach.red-envelope'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('red-envelopes.send.title') });
  await expect(form.getByRole('button', { name: t('red-envelopes.send.submit') })).toBeVisible();
  return form;
}

interface Fields {
  kind?: 'normal' | 'minefield';
  amount: string;
  count: string;
  greeting: string;
  digit?: number;
}

/** Fills the form and goes on to the security password. */
async function fillForm(wallet: WalletTestUser, form: Locator, { kind, amount, count, greeting, digit }: Fields) {
  const { t } = wallet.user;
  if (kind) await form.getByRole('tab', { name: t(`red-envelopes.send.${kind}`) }).click();
  await form.getByLabel(t(kind === 'normal' ? 'red-envelopes.send.each' : 'red-envelopes.send.total')).fill(amount);
  await form.getByLabel(t('red-envelopes.send.count')).fill(count);
  await form.getByLabel(t('red-envelopes.send.greeting')).fill(greeting);
  if (digit !== undefined) await form.getByRole('radio', { name: String(digit) }).check();
  await wallet.press(form, 'red-envelopes.send.submit');
}

async function send(wallet: WalletTestUser, fields: Fields): Promise<void> {
  const form = await openForm(wallet);
  await fillForm(wallet, form, fields);
  await wallet.confirm(form);
  await expect(form).toBeHidden();
}

const card = ({ user }: WalletTestUser, greeting: string): Locator => user.log.getByRole('link', { name: greeting });

async function openCard(wallet: WalletTestUser, greeting: string): Promise<Locator> {
  await card(wallet, greeting).click();
  return wallet.sheet('red-envelopes.open.title');
}

const close = ({ user }: WalletTestUser, sheet: Locator): Promise<void> =>
  sheet.getByRole('button', { name: user.t('kit.sheet.close'), exact: true }).click();

/** Opens an envelope by its seal. Returns the points. */
async function claim(wallet: WalletTestUser, greeting: string): Promise<number> {
  const sheet = await openCard(wallet, greeting);
  await wallet.press(sheet, 'red-envelopes.open.button');
  const got = sheet.getByRole('status').filter({ hasText: /\d/ });
  await expect(got).toBeAttached();
  const points = Number(/[\d,]+/.exec(await got.innerText())![0].replace(',', ''));
  await close(wallet, sheet);
  return points;
}

const getBalance = async ({ user }: WalletTestUser): Promise<number> =>
  (await user.call<{ balance: number }>('GET', '/api/v1/wallet/balance')).balance;

/** Ends all envelopes of a user now, by the job that ends minefields. */
async function endEnvelopes(server: ServerProcess, userId: string): Promise<void> {
  const { db, close: closeDatabase } = await openServerDatabase(server.dataDir);
  await sql`
    with ended as (
      update red_envelopes set expire_at = clock_timestamp() where user_id = ${userId} and end_at is null returning id
    )
    insert into pgboss.job (name, data) select 'red-envelopes.end', jsonb_build_object('id', id) from ended`.execute(
    db,
  );
  await closeDatabase();
}

test('lucky and equal, in Chinese: sent once, opened by two, empty for the third, own not openable', async ({
  openBrowser,
  server,
}) => {
  test.slow();
  const [ann, bob, cho, dan] = (await createUsers(openBrowser, server, 'zh_cn', 4)) as [
    WalletTestUser,
    WalletTestUser,
    WalletTestUser,
    WalletTestUser,
  ];
  const { t } = ann.user;
  await openGroup([ann, bob, cho, dan]);

  // Live checks, then a lost answer: the same envelope is sent again, once.
  const form = await openForm(ann);
  const amount = form.getByLabel(t('red-envelopes.send.total'));
  await amount.fill('99999');
  await expect(amount).toHaveAccessibleDescription(t('wallet.amount.insufficient'));
  await fillForm(ann, form, { amount: '300', count: '2', greeting: 'lucky-one' });
  await interceptOnce(
    ann.user.page,
    '**/api/v1/red-envelopes',
    async (route, request) => {
      const { authorization = '', 'x-brand': brand = '' } = await request.allHeaders();
      const headers = { authorization, 'x-brand': brand, 'content-type': 'application/json' };
      const body = request.postData();
      const { status } = await fetch(`${server.origin()}/api/v1/red-envelopes`, { method: 'POST', headers, body });
      expect(status).toBe(200);
      await route.abort();
    },
    (request) => request.method() === 'POST',
  );
  await ann.confirm(form);
  await expect(form.getByText(t('red-envelopes.send.unknown'))).toBeVisible();
  await ann.press(form, 'red-envelopes.send.retry');
  await ann.confirm(form);
  await expect(form).toBeHidden();
  await expect(card(ann, 'lucky-one')).toHaveCount(1);
  expect(await getBalance(ann)).toBe(POINTS - 300);

  const own = await openCard(ann, 'lucky-one');
  await expect(own.getByText(t('red-envelopes.open.from-self'))).toBeVisible();
  await expect(own.getByRole('button', { name: t('red-envelopes.open.button') })).toHaveCount(0);
  await close(ann, own);

  // The sender and another member have remarks about a claimer (spec §5).
  for (const { user } of [ann, dan])
    await user.call('PUT', `/api/v1/users/nicknames/${bob.user.userId}`, { nickname: 'Landlady' });
  const shares = [await claim(bob, 'lucky-one'), await claim(cho, 'lucky-one')];
  expect(shares[0]! + shares[1]!).toBe(300);
  await expect(card(dan, 'lucky-one')).toContainText(t('red-envelopes.card.empty'));
  await expect(card(bob, 'lucky-one')).toContainText(t('red-envelopes.card.opened'));
  // The line of a claim is for the two concerned only.
  await expect(ann.user.log.getByText(t('kit.user.you-object')).first()).toBeVisible();
  await ann.user.log.getByRole('link', { name: /Landlady/ }).click();
  await expect(own.getByText(t('red-envelopes.open.from-self'))).toBeVisible();
  await close(ann, own);

  const late = await openCard(dan, 'lucky-one');
  await expect(late.getByText(t('red-envelopes.open.empty-title'))).toBeVisible();
  await expect(late.getByRole('listitem')).toHaveCount(2);
  await expect(late.getByRole('listitem').filter({ hasText: 'Landlady' })).toHaveCount(1);
  await expect(late.getByText(t('red-envelopes.open.best'))).toHaveCount(1);
  await expect(late.getByText(t('red-envelopes.fair.checked'))).toBeVisible();
  await close(dan, late);

  await send(ann, { kind: 'normal', amount: '40', count: '3', greeting: 'equal-one' });
  expect(await claim(bob, 'equal-one')).toBe(40);
  expect(await getBalance(ann)).toBe(POINTS - 300 - 120);
  await endEnvelopes(server, ann.user.userId);
  await expect(card(cho, 'equal-one')).toContainText(t('red-envelopes.card.expired'));
  await expect.poll(() => getBalance(ann)).toBe(POINTS - 300 - 40);
  const expired = await openCard(cho, 'equal-one');
  await expect(expired.getByText(t('red-envelopes.open.expired-title'))).toBeVisible();
  await expect(expired.getByText(t('red-envelopes.fair.checked'))).toBeVisible();
  await close(cho, expired);
  await ann.user.page.goto('/points');
  await expect(ann.user.page.getByText(t('wallet.type.red-envelope-sent')).first()).toBeVisible();
});

test('minefield, in English: terms before the stake, nothing known before the results, then the same for all', async ({
  openBrowser,
  server,
}) => {
  test.slow();
  const [ann, bob, cho] = (await createUsers(openBrowser, server, 'en', 3)) as [
    WalletTestUser,
    WalletTestUser,
    WalletTestUser,
  ];
  const { t } = ann.user;
  await openGroup([ann, bob, cho]);
  await send(ann, { kind: 'minefield', amount: '500', count: '2', greeting: 'mine-one', digit: 7 });
  for (const claimer of [bob, cho]) {
    const sheet = await openCard(claimer, 'mine-one');
    await expect(sheet.getByText(t('red-envelopes.mine.chance-value'))).toBeVisible();
    await expect(sheet.getByText(t('red-envelopes.mine.left'))).toBeVisible();
    // Its label names the stake.
    await sheet.getByRole('button', { name: /\d/ }).click();
    await expect(sheet.getByText(t('red-envelopes.mine.waiting-title'))).toBeVisible();
    await expect(sheet.getByText(t('red-envelopes.detail.hidden')).first()).toBeVisible();
    await close(claimer, sheet);
  }
  for (const user of [ann, bob, cho])
    await expect(card(user, 'mine-one')).toContainText(t('red-envelopes.card.waiting'));
  await endEnvelopes(server, ann.user.userId);
  for (const user of [ann, bob, cho])
    await expect(card(user, 'mine-one')).toContainText(t('red-envelopes.card.results'));
  const sheet = await openCard(bob, 'mine-one');
  const result = new RegExp(
    [t('red-envelopes.mine.safe', { digit: '7' }), t('red-envelopes.mine.hit', { digit: '7' })].join('|'),
  );
  await expect(sheet.getByText(result)).toBeVisible();
  await expect(sheet.getByText(t('red-envelopes.fair.checked'))).toBeVisible();
  const balances = await Promise.all([ann, bob, cho].map(getBalance));
  expect(balances.reduce((sum, balance) => sum + balance)).toBe(3 * POINTS);
});
