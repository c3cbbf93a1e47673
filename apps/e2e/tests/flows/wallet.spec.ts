import { listFlowLocales } from '../../src/flow-locales.ts';
import { ApiUser } from '../../src/api-user.ts';
import { DemoDataSnapshot } from '../../src/demo-data-snapshot.ts';
import { runBeforeNextHttpPost, failNextHttpPost, interceptOnce } from '../../src/intercept.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test as base } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';
import {
  postSandboxOrderAction,
  bindWallet,
  expireBindingOrder,
  falsifyLedgerEntry,
  WALLET_SECURITY_CODE,
  togglePaymentProviderMaintenance,
  WalletTestUser,
} from '../../src/wallet.ts';

/** Points, redemption and binding with the provider's sandbox (spec §2, Points; §8). */

const SITE = TEST_SITES[0]!;

/** The operator deposits points, so the tests have a server of their own. */
const test = base.extend<object, { server: ServerProcess }>({
  server: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const server = await new DemoDataSnapshot(process.env['E2E_WORLD']!).startServer(`wallet-${workerIndex}`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

// In one worker, with one server.
test.describe.configure({ mode: 'default' });

const BINDING = '/api/v1/users/binding/wellpay';
const WITHDRAWAL = '/api/v1/payment/withdrawal/wellpay';

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  const t = createTranslator(SITE, locale);

  test(`binding: sets the security password, shows each result live and unbinds: ${locale} @slow`, async ({
    openBrowser,
    server,
  }) => {
    test.slow();
    const wallet = await WalletTestUser.create(await openBrowser({ server, locale }), server, t, 1000);
    const { page } = wallet.user;
    await page.goto('/my-page');
    await page.getByRole('link', { name: t('profile.me.points') }).click();
    await expect(page.getByText('+1,000')).toBeVisible();
    await wallet.press(page.locator('main'), 'wallet.points.wallets');
    await wallet.press(wallet.sheet('wallet.points.wallets'), 'wallet.provider.bind');

    const sheet = wallet.sheet('wallet.bind.title');
    await expect(sheet.getByText(t('wallet.code.missing'))).toBeVisible();
    await sheet.getByLabel(t('profile.security-code.new'), { exact: true }).fill(WALLET_SECURITY_CODE);
    await sheet.getByLabel(t('profile.security-code.confirm'), { exact: true }).fill(WALLET_SECURITY_CODE);
    await wallet.press(sheet, 'profile.security-code.save');

    await wallet.confirm(sheet, '000000');
    const wrong = page.getByRole('alertdialog', { name: t('errors.security-code.incorrect') });
    await expect(wrong).toContainText('4');
    await wallet.press(wrong, 'kit.dialog.confirm');
    await expect(sheet.getByLabel(t('wallet.code.label'))).toBeFocused();
    await wallet.confirm(sheet);
    const code = sheet.getByRole('img', { name: t('wallet.bind.qr') });
    await expect(code).toBeVisible();
    // The code stays without asking for the security password again.
    await page.reload();
    await expect(code).toBeVisible();

    const link = sheet.getByRole('link', { name: t('wallet.bind.open') });
    const getOrder = async () => (await link.getAttribute('href'))!;
    const other = await ApiUser.register(server.port);
    await other.call('POST', '/api/v1/users/security-code', { security_code: WALLET_SECURITY_CODE });
    const taken = await bindWallet(other, server);
    const results = [
      ['wallet.bind.refused-title', async () => postSandboxOrderAction(await getOrder(), 'refuse')],
      ['wallet.bind.taken-title', async () => postSandboxOrderAction(await getOrder(), 'confirm', taken)],
      [
        'wallet.bind.expired-title',
        async () => {
          await expireBindingOrder(server, wallet.user.userId);
          await page.reload();
        },
      ],
    ] as const;
    for (const [title, act] of results) {
      await expect(code).toBeVisible();
      await act();
      await expect(sheet.getByText(t(title))).toBeVisible();
      await wallet.press(sheet, 'wallet.bind.again');
      await expect(sheet.getByLabel(t('wallet.code.label'))).toHaveValue('');
      await wallet.confirm(sheet);
    }
    await expect(code).toBeVisible();
    await postSandboxOrderAction(await getOrder(), 'confirm', `wp-${wallet.user.userId}`);
    await expect(sheet.getByText(t('wallet.bind.bound-title'))).toBeVisible();
    expect(await wallet.user.call('GET', '/api/v1/users/me')).toMatchObject({ bind_count: 1 });

    await page.goto('/points?dialogVisible=bind');
    await wallet.press(sheet, 'wallet.unbind.title');
    const unbind = wallet.sheet('wallet.unbind.title');
    await unbind.getByLabel(t('wallet.code.label')).fill(WALLET_SECURITY_CODE);
    await wallet.press(unbind, 'wallet.unbind.confirm');
    const wallets = wallet.sheet('wallet.points.wallets');
    await expect(wallets.getByText(t('wallet.provider.not-bound'))).toBeVisible();

    await wallet.press(wallets, 'wallet.provider.bind');
    // An error that the screen cannot cause.
    await failNextHttpPost(page, BINDING, 400, 'api.body.param_invalid.address');
    await wallet.confirm(sheet);
    await expect(sheet.getByRole('alert')).toHaveText(t('errors.binding.incorrect'));
    await failNextHttpPost(page, BINDING, 400, 'api.security_code_empty');
    await wallet.confirm(sheet);
    const missing = page.getByRole('alertdialog', { name: t('errors.security-code.missing') });
    await wallet.press(missing, 'kit.dialog.confirm');
    // Another device binds a wallet meanwhile.
    await runBeforeNextHttpPost(page, BINDING, () => wallet.bind());
    await wallet.confirm(sheet);
    await expect(sheet.getByText(t('wallet.bind.already-title'))).toBeVisible();
    await expect(sheet.getByRole('alert')).toHaveText(t('errors.binding.exists'));
  });

  test(`redemption: shows each error at its field, and explains a changed ledger: ${locale} @slow`, async ({
    openBrowser,
    server,
  }) => {
    test.slow();
    const wallet = await WalletTestUser.create(await openBrowser({ server, locale }), server, t, 5000);
    await wallet.setSecurityCode();
    const { page } = wallet.user;
    await page.goto('/points');
    await wallet.press(page.locator('main'), 'wallet.points.redeem');
    const sheet = wallet.sheet('wallet.redeem.title');
    await expect(sheet.getByText(t('wallet.provider.not-bound'))).toBeVisible();
    await sheet.getByRole('tab', { name: t('wallet.provider.point') }).click();
    const amount = sheet.getByLabel(t('wallet.redeem.amount'));
    await amount.fill('99999');
    await expect(amount).toHaveAccessibleDescription(t('wallet.amount.insufficient'));
    await amount.fill('50');
    await amount.blur();
    await expect(amount).toHaveAccessibleDescription(/100/);

    const address = sheet.getByRole('textbox', { name: t('wallet.redeem.address') });
    for (const unknown of ['none-1', 'gone-1']) {
      await address.fill(unknown);
      await wallet.enterAmount(sheet, '1000');
      await wallet.confirm(sheet);
      await expect(address).toHaveAccessibleDescription(t('errors.redemption.address'));
      // The input stays.
      await expect(amount).toHaveValue(/^1,?000$/);
    }
    await address.fill('Q7KX-9M2P');
    await wallet.press(sheet, 'wallet.redeem.continue');
    const code = sheet.getByLabel(t('wallet.code.label'));
    await wallet.confirm(sheet, '000000');
    await expect(code).toHaveAccessibleDescription(new RegExp(`^${t('errors.security-code.incorrect')} · .*4`));
    await wallet.confirm(sheet);
    const detail = wallet.sheet('wallet.detail.title');
    await expect(detail.getByText(t('wallet.status.pending'))).toBeVisible();
    await wallet.finishRedemption('refuse-account');
    await expect(detail.getByText(t('wallet.status.failed'))).toBeVisible();
    await expect(detail.getByText(t('wallet.reason.account_invalid'))).toBeVisible();
    // Nobody received anything.
    await expect(detail.getByText(t('wallet.detail.receives'))).toHaveCount(0);
    await detail.getByRole('link', { name: t('wallet.detail.refund') }).click();
    await expect(detail.getByText('+1,000')).toBeVisible();
    await wallet.press(detail, 'kit.sheet.close');
    await expect(page.getByRole('status').filter({ hasText: '5,000' })).toBeVisible();

    await wallet.bind();
    await wallet.openRedemption();
    await wallet.press(sheet, 'wallet.redeem.all');
    await wallet.press(sheet, 'wallet.redeem.continue');
    await runBeforeNextHttpPost(page, WITHDRAWAL, () => togglePaymentProviderMaintenance(server));
    await wallet.confirm(sheet);
    const maintenance = page.getByRole('alertdialog', { name: t('errors.redemption.maintenance') });
    await wallet.press(maintenance, 'kit.dialog.confirm');
    await expect(sheet.getByText(t('wallet.redeem.maintenance'))).toBeVisible();
    await togglePaymentProviderMaintenance(server);

    // Another device redeems all points while this one asks for the security password.
    const device = await wallet.openDevice(await openBrowser({ server, locale }));
    const otherSheet = await device.openRedemption('point');
    await otherSheet.getByRole('textbox', { name: t('wallet.redeem.address') }).fill('Q7KX-9M2P');
    await device.press(otherSheet, 'wallet.redeem.all');
    await device.press(otherSheet, 'wallet.redeem.continue');
    await wallet.openRedemption();
    await wallet.press(sheet, 'wallet.redeem.continue');
    await device.confirm(otherSheet);
    await expect(device.sheet('wallet.detail.title').getByText(t('wallet.status.pending'))).toBeVisible();
    await wallet.confirm(sheet);
    const insufficient = page.getByRole('alertdialog', { name: t('errors.balance.insufficient') });
    await expect(insufficient).toContainText(t('errors.balance.check'));
    await wallet.press(insufficient, 'kit.dialog.confirm');
    await expect(amount).toHaveAccessibleDescription(t('wallet.amount.insufficient'));
    // The refused redemption to an address and the other device's.
    expect(await wallet.listRedemptions()).toHaveLength(2);

    // One bit of a stored entry changes after the points have come back.
    await wallet.finishRedemption('refuse-account');
    await wallet.openRedemption('point');
    await address.fill('Q7KX-9M2P');
    await wallet.enterAmount(sheet, '1000');
    await falsifyLedgerEntry(server, wallet.user.userId);
    await wallet.confirm(sheet);
    await wallet.press(page.getByRole('alertdialog', { name: t('errors.wallet.sign-invalid') }), 'kit.dialog.confirm');
    expect(await wallet.listRedemptions()).toHaveLength(2);
    await page.goto('/points');
    await expect(page.getByText(t('wallet.points.checking'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('wallet.points.redeem'), exact: true })).toBeDisabled();
  });
}

const t = createTranslator(SITE);

test('redemption: a lost answer, a reload, a double press and another device make one @slow', async ({
  openBrowser,
  server,
}) => {
  test.slow();
  const wallet = await WalletTestUser.create(await openBrowser({ server }), server, t, 5000);
  await wallet.setSecurityCode();
  await wallet.bind();
  const { page } = wallet.user;
  await interceptOnce(page, `**${WITHDRAWAL}`, async (route, request) => {
    const { authorization = '', 'x-brand': brand = '' } = await request.allHeaders();
    const headers = { authorization, 'x-brand': brand, 'content-type': 'application/json' };
    await fetch(`${server.origin()}${new URL(request.url()).pathname}`, {
      method: 'POST',
      headers,
      body: request.postData(),
    });
    await route.abort();
  });
  let sheet = await wallet.openRedemption();
  await wallet.enterAmount(sheet, '1000');
  await wallet.confirm(sheet);
  await expect(sheet.getByText(t('wallet.redeem.unknown'))).toBeVisible();

  // The tab is closed and another one opens.
  const second = await wallet.openTab();
  await page.close();
  sheet = await second.openRedemption();
  await expect(sheet.getByLabel(t('wallet.redeem.amount'))).toHaveAttribute('readonly');
  // A wrong security password says nothing about the first request.
  await second.press(sheet, 'wallet.redeem.retry');
  await second.confirm(sheet, '000000');
  await expect(sheet.getByLabel(t('wallet.code.label'))).toHaveAccessibleDescription(
    new RegExp(`^${t('errors.security-code.incorrect')}`),
  );
  // The server checks the app's version first, so this error says nothing about it either.
  await failNextHttpPost(second.user.page, WITHDRAWAL, 426, 'api.outdated_version');
  await second.confirm(sheet);
  await expect(sheet.getByRole('alert')).toHaveText(t('errors.general.outdated-version'));
  sheet = await second.openRedemption();
  await expect(sheet.getByLabel(t('wallet.redeem.amount'))).toHaveAttribute('readonly');
  await second.press(sheet, 'wallet.redeem.retry');
  await sheet.getByLabel(t('wallet.code.label')).fill(WALLET_SECURITY_CODE);
  await sheet.getByRole('button', { name: t('wallet.code.confirm') }).dblclick();
  const detail = second.sheet('wallet.detail.title');
  await expect(detail.getByText(t('wallet.status.pending'))).toBeVisible();
  // Another device repeats it before it has finished.
  const device = await wallet.openDevice(await openBrowser({ server }));
  const otherSheet = await device.openRedemption();
  await device.enterAmount(otherSheet, '1000');
  await device.confirm(otherSheet);
  await expect(otherSheet.getByRole('alert')).toHaveText(t('errors.redemption.in-progress'));
  await second.finishRedemption('confirm');
  await expect(detail.getByText(t('wallet.status.success'))).toBeVisible();
  expect(await second.listRedemptions()).toHaveLength(1);

  // Two tabs with the same form, open at once.
  const third = await second.openTab();
  const sheets = [await second.openRedemption(), await third.openRedemption()] as const;
  for (const [index, tab] of [second, third].entries()) await tab.enterAmount(sheets[index]!, '1000');
  for (const [index, tab] of [second, third].entries()) {
    await tab.confirm(sheets[index]!);
    await expect(tab.sheet('wallet.detail.title').getByText(t('wallet.status.pending'))).toBeVisible();
  }
  expect(await second.listRedemptions()).toHaveLength(2);

  const last = await third.openRedemption();
  await third.enterAmount(last, '500');
  await third.press(last, 'wallet.code.forgot');
  await expect(third.user.page).toHaveURL(/\/forgot-password\/\w+\?auto=security-code/);
});
