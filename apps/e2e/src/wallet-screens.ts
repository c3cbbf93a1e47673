import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

type Step = (page: Page, t: Translate) => Promise<void>;

const LIMITS = { min_amount: 100, max_amount: 50_000, daily_amount: 100_000, fee_basis_points: 50, fee_min: 10 };
const PROVIDERS = [
  { ...LIMITS, code: 'wellpay', is_available: true, is_bound: true, account: 'wp···8213', daily_left: 95_000 },
  { ...LIMITS, code: 'point', is_available: true, is_bound: true, account: null, daily_left: 100_000 },
];
const BALANCE = { sign_valid: true, balance: 12_480, held: 120 };
const LOG = {
  id: 't900',
  type: 23,
  status: 'pending',
  amount: -5000,
  balance: 12_480,
  remark: null,
  order_id: 'r5f1c0a9be2d4478813c0de42',
  provider: 'wellpay',
  account: 'wp···8213',
  fee: 25,
  fail_reason: null,
  related_id: null,
  create_at: '2026-11-22T09:05:00.000Z',
  finish_at: null,
};
const ORDER = {
  orderId: 'b5f1c0a9be2d4478813c0de42',
  qrcode: 'https://pay.example/orders/b5f1c0a9be2d4478813c0de42',
  merchant_id: 'quintet',
  merchant_order_id: 'b5f1c0a9be2d4478813c0de42',
  amount: 0,
  notify_url: 'https://quintet.example/api/v1/payment/notify/wellpay',
  order_type: 'binding',
  sign: '',
  remark: '',
  merchant_user_id: 'u1',
  merchant_user_name: 'Mei',
};

const fulfill = (page: Page, path: string, result: object) =>
  page.route(`**${path}`, (route) => route.fulfill({ json: { result } }));

/** Answers with the user's own data and a security password. */
async function setSecurityCode(page: Page, user: TestUser): Promise<void> {
  const result = await user.call<object>('GET', '/api/v1/users/me');
  await fulfill(page, '/api/v1/users/me', { ...result, has_security_code: true });
}

const press =
  (id: string): Step =>
  (page, t) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t(id), exact: true })
      .click();

const waitForText =
  (id: string): Step =>
  (page, t) =>
    page.getByRole('dialog').getByText(t(id)).first().waitFor();

/** A screen over the points. Nothing changes on the server, which the screens share. */
const sheet = (name: string, query: string, ...steps: readonly Step[]): Screen => ({
  name: `wallet-${name}`,
  as: 'member',
  async open(page, t, user) {
    await fulfill(page, '/api/v1/payment/provider', { providers: PROVIDERS });
    await fulfill(page, '/api/v1/wallet/balance', BALANCE);
    await fulfill(page, '/api/v1/wallet/trading-logs/t900', LOG);
    await setSecurityCode(page, user!);
    await page.goto(`/points?${query}`);
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    for (const step of steps) await step(page, t);
  },
});

const enterAmount: Step = (page, t) => page.getByRole('dialog').getByLabel(t('wallet.redeem.amount')).fill('5000');

const enterCode: Step = (page, t) => page.getByLabel(t('wallet.code.label')).fill('135790');

/** Answers a binding with an open order, then with its status. */
const startOrder =
  (status: string, error: string | null): Step =>
  async (page) => {
    const { providers } = { providers: PROVIDERS.map((provider) => ({ ...provider, is_bound: false, account: null })) };
    await fulfill(page, '/api/v1/payment/provider', { providers });
    const [create_at, expire_at] = [new Date(), new Date(Date.now() + 285_000)].map((at) => at.toISOString());
    await fulfill(page, '/api/v1/users/binding/wellpay', { ...ORDER, create_at, expire_at });
    const account = status === 'success' ? 'wp···8213' : null;
    const state = { order_id: ORDER.orderId, is_bound: status === 'success', status, error, account, expire_at };
    await fulfill(page, '/api/v1/payment/order/binding-status?*', state);
    await page.reload();
  };

const binding = (name: string, status: string, error: string | null, text: string): Screen =>
  sheet(
    name,
    'dialogVisible=bind',
    startOrder(status, error),
    enterCode,
    press('wallet.code.confirm'),
    waitForText(text),
  );

export const WALLET_SCREENS: readonly Screen[] = [
  {
    name: 'wallet-points',
    as: 'member',
    async open(page) {
      await page.goto('/points');
      await page.locator('main a[href*="log="]').first().waitFor();
    },
  },
  sheet('wallets', 'dialogVisible=wallets', waitForText('wallet.provider.point')),
  sheet('redeem', 'dialogVisible=redeem', enterAmount),
  sheet('redeem-address', 'dialogVisible=redeem&provider=point', enterAmount),
  sheet('code', 'dialogVisible=redeem', enterAmount, press('wallet.redeem.continue'), waitForText('wallet.code.label')),
  sheet('pending', 'dialogVisible=detail&log=t900', waitForText('wallet.status.pending')),
  sheet('already-bound', 'dialogVisible=bind', waitForText('wallet.bind.already-title')),
  binding('bind', 'pending', null, 'wallet.bind.scan'),
  binding('bound', 'success', null, 'wallet.bind.bound-title'),
  binding('taken', 'failed', 'api.binding_merchant_user_id_fail', 'wallet.bind.taken-title'),
];
