import { groupLogsByMonth } from '@quintet/domain/wallet/months';
import type { PaymentProvider, TradingLog } from '@quintet/domain/wallet/trading-log';

const BASE: TradingLog = {
  id: 't100',
  type: 121,
  status: 'success',
  amount: 1200,
  balance: 12_480,
  remark: null,
  order_id: null,
  provider: null,
  account: null,
  fee: 0,
  fail_reason: null,
  related_id: null,
  red_envelope_id: null,
  create_at: '2026-11-21T08:30:00.000Z',
  finish_at: '2026-11-21T08:30:00.000Z',
};

const REDEMPTION: TradingLog = {
  ...BASE,
  id: 't104',
  type: 23,
  amount: -5000,
  fee: 25,
  provider: 'wellpay',
  account: 'wp···8213',
  order_id: 'R2026112100000104',
  create_at: '2026-11-22T09:05:00.000Z',
};

export const EXAMPLE_PENDING_REDEMPTION: TradingLog = { ...REDEMPTION, status: 'pending', finish_at: null };
export const EXAMPLE_SUCCEEDED_REDEMPTION: TradingLog = {
  ...REDEMPTION,
  id: 't103',
  finish_at: '2026-11-22T09:05:41.000Z',
};
export const EXAMPLE_FAILED_REDEMPTION: TradingLog = {
  ...REDEMPTION,
  id: 't102',
  status: 'failed',
  fail_reason: 'account_invalid',
  related_id: 't105',
  create_at: '2026-11-20T19:45:00.000Z',
  finish_at: '2026-11-20T19:46:10.000Z',
};
/** The points of the failed redemption. */
export const EXAMPLE_REFUND_TRANSACTION: TradingLog = {
  ...BASE,
  id: 't105',
  type: 13,
  amount: 5000,
  related_id: 't102',
  create_at: '2026-11-20T19:46:10.000Z',
  finish_at: '2026-11-20T19:46:10.000Z',
};
export const EXAMPLE_DEPOSIT_TRANSACTION: TradingLog = {
  ...BASE,
  remark: 'For the November photo contest, second place',
};

export const EXAMPLE_LUCKY_ENVELOPE_TRANSACTION: TradingLog = {
  ...BASE,
  id: 't99',
  type: 31,
  amount: 88,
  red_envelope_id: 'e10001',
  create_at: '2026-11-12T12:00:00.000Z',
  finish_at: '2026-11-12T12:00:00.000Z',
};

const LOGS: TradingLog[] = [
  EXAMPLE_PENDING_REDEMPTION,
  EXAMPLE_DEPOSIT_TRANSACTION,
  EXAMPLE_REFUND_TRANSACTION,
  EXAMPLE_FAILED_REDEMPTION,
  EXAMPLE_LUCKY_ENVELOPE_TRANSACTION,
  { ...BASE, id: 't98', type: 3, amount: -200, create_at: '2026-11-11T15:20:00.000Z' },
  { ...BASE, id: 't97', type: 11, amount: 112, create_at: '2026-10-30T15:20:00.000Z' },
  { ...BASE, id: 't96', type: 123, amount: 300, create_at: '2026-10-17T07:11:00.000Z' },
  { ...BASE, id: 't95', type: 229, amount: -1_234_567, create_at: '2026-10-02T07:11:00.000Z' },
];

/** Two months of transactions with their totals. */
export const EXAMPLE_TRADING_LOG_MONTHS = groupLogsByMonth(
  LOGS,
  [
    { month: '2026-11', received: 6288, spent: 10_200 },
    { month: '2026-10', received: 412, spent: 1_234_567 },
  ],
  'UTC',
);

export const EXAMPLE_PAYMENT_PROVIDERS: PaymentProvider[] = [
  {
    code: 'wellpay',
    is_available: true,
    is_bound: true,
    account: 'wp···8213',
    min_amount: 100,
    max_amount: 50_000,
    daily_amount: 100_000,
    daily_left: 95_000,
    fee_basis_points: 50,
    fee_min: 2,
  },
  {
    code: 'point',
    is_available: true,
    is_bound: true,
    account: null,
    min_amount: 1,
    max_amount: 100_000,
    daily_amount: 100_000,
    daily_left: 100_000,
    fee_basis_points: 0,
    fee_min: 0,
  },
];

export const EXAMPLE_UNBOUND_PROVIDERS: PaymentProvider[] = EXAMPLE_PAYMENT_PROVIDERS.map((provider) =>
  provider.code === 'wellpay' ? { ...provider, is_bound: false, account: null } : provider,
);
export const EXAMPLE_UNAVAILABLE_PROVIDERS: PaymentProvider[] = EXAMPLE_PAYMENT_PROVIDERS.map((provider) => ({
  ...provider,
  is_available: false,
}));

/** As the provider's sandbox makes them. */
export const EXAMPLE_BINDING_QR_CODE = 'https://pay.example/bind?order=b4c7e1d29f&merchant=quintet';
