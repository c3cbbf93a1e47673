import type {
  PaymentProviderOrderSnapshot,
  PaymentProviderOrderType,
  PaymentProviderOrderRequest,
} from './provider.ts';

/** An order in the provider's protocol. */
export type WellpayWireOrder = {
  merchant_id: string;
  merchant_order_id: string;
  order_type: PaymentProviderOrderType;
  amount: number;
  merchant_user_id: string;
  merchant_user_name: string;
  account: string | null;
  expire_at: string | null;
  notify_url: string;
};

/** The state of an order in the provider's protocol: its answers and notifications. */
export type WellpayWireOrderSnapshot = Pick<
  WellpayWireOrder,
  'merchant_id' | 'merchant_order_id' | 'order_type' | 'amount' | 'merchant_user_id' | 'account'
> & { status: PaymentProviderOrderSnapshot['status']; reason: string | null };

export const toWellpayWireOrder = (
  { orderId, type, amount, userId, userName, account, expireAt }: PaymentProviderOrderRequest,
  merchantId: string,
  notifyUrl: string,
): WellpayWireOrder => ({
  merchant_id: merchantId,
  merchant_order_id: orderId,
  order_type: type,
  amount,
  merchant_user_id: userId,
  merchant_user_name: userName,
  account,
  expire_at: expireAt?.toISOString() ?? null,
  notify_url: notifyUrl,
});

const TYPES: ReadonlySet<unknown> = new Set<PaymentProviderOrderType>(['binding', 'withdrawal', 'address_withdrawal']);
const STATUSES: ReadonlySet<unknown> = new Set<PaymentProviderOrderSnapshot['status']>([
  'pending',
  'success',
  'failed',
  'expired',
]);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Reads a state; null for anything else. */
export function parseWellpayOrderSnapshot(value: unknown): PaymentProviderOrderSnapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { merchant_id, merchant_order_id, order_type, amount, merchant_user_id, account, status, reason } =
    value as Record<keyof WellpayWireOrderSnapshot, unknown>;
  if (!isText(merchant_id) || !isText(merchant_order_id) || !isText(merchant_user_id)) return null;
  if (!Number.isSafeInteger(amount) || !isTextOrNull(account) || !isTextOrNull(reason)) return null;
  if (!TYPES.has(order_type) || !STATUSES.has(status)) return null;
  return {
    merchantId: merchant_id,
    orderId: merchant_order_id,
    type: order_type as PaymentProviderOrderType,
    status: status as PaymentProviderOrderSnapshot['status'],
    amount: amount as number,
    userId: merchant_user_id,
    account,
    reason,
  };
}
