import { randomBytes } from 'node:crypto';
import { createSignedPaymentHeaders, getVerifiedPaymentNonce } from './signed-message.ts';
import type { WellpayConfig } from './wellpay.ts';
import type { WellpayWireOrder, WellpayWireOrderSnapshot } from './wellpay-wire.ts';

/** The path of the sandbox on this server. */
export const WELLPAY_SANDBOX_PATH = '/dev/wellpay';

export type WellpaySandboxOrder = WellpayWireOrder & {
  status: WellpayWireOrderSnapshot['status'];
  reason: string | null;
  /** The account that the sandbox's user chose. */
  paid_account: string | null;
  create_at: Date;
};

type SandboxOptions = { config: WellpayConfig; clock: () => Date };

type SandboxRequest = { method: string; path: string; headers: Record<string, unknown>; body: Buffer };
type SandboxAnswer = { status: number; body: object };

/**
 * A payment provider that speaks wellpay's protocol, for development and tests: keeps orders in memory, and its user confirms or refuses
 * them. Addresses that begin with `gone` have expired, and those that begin with `none` are unknown. The account `closed` cannot be paid.
 */
export class WellpaySandbox {
  /** The configuration by which the server reaches this sandbox; users open their orders below its URL. */
  readonly config: WellpayConfig;
  readonly #clock: () => Date;
  readonly #orders = new Map<string, WellpaySandboxOrder>();
  /** Under maintenance the sandbox accepts no orders. */
  isOpen = true;

  constructor({ config, clock }: SandboxOptions) {
    this.config = config;
    this.#clock = clock;
  }

  find(id: string): WellpaySandboxOrder | undefined {
    return this.#orders.get(id);
  }

  /** Newest first. */
  get orders(): WellpaySandboxOrder[] {
    return [...this.#orders.values()].reverse();
  }

  /** Answers a call of the protocol; `path` begins with the path of the base URL. */
  handle({ method, path, headers, body }: SandboxRequest): SandboxAnswer {
    const { keys, url } = this.config;
    if (getVerifiedPaymentNonce(keys, headers, { method, path, body }, this.#clock()) === null)
      return { status: 401, body: { error: 'signature' } };
    const own = path.slice(new URL(url).pathname.length);
    const [, , kind, id = ''] = own.split('/').map(decodeURIComponent);
    if (kind === 'status') return { status: 200, body: { open: this.isOpen } };
    if (kind === 'addresses') return answerAddress(id);
    if (method === 'GET') return this.#answerOrder(this.#orders.get(id));
    return this.#accept(JSON.parse(body.toString()) as WellpayWireOrder);
  }

  #accept(order: WellpayWireOrder): SandboxAnswer {
    const known = this.#orders.get(order.merchant_order_id);
    if (known) return this.#answerOrder(known);
    if (!this.isOpen) return { status: 503, body: { error: 'maintenance' } };
    if (order.account === 'closed') return { status: 422, body: { reason: 'account_invalid' } };
    const added = { ...order, status: 'pending', reason: null, paid_account: null } as const;
    this.#orders.set(order.merchant_order_id, { ...added, create_at: this.#clock() });
    return this.#answerOrder(this.#orders.get(order.merchant_order_id));
  }

  #answerOrder(order: WellpaySandboxOrder | undefined): SandboxAnswer {
    if (!order) return { status: 404, body: { error: 'unknown_order' } };
    this.#expire(order);
    const qrcode = `${this.config.url}/orders/${order.merchant_order_id}`;
    return { status: 200, body: { ...stateOf(order), qrcode, sign: randomBytes(8).toString('hex') } };
  }

  #expire(order: WellpaySandboxOrder): void {
    const isOver = order.expire_at !== null && Date.parse(order.expire_at) <= this.#clock().getTime();
    if (order.status === 'pending' && isOver) order.status = 'expired';
  }

  /** Ends a pending order like the provider's user, without a notification. Returns the order, ended or not; undefined if unknown. */
  finish(id: string, outcome: { account?: string; reason?: string }): WellpaySandboxOrder | undefined {
    const order = this.#orders.get(id);
    if (!order) return undefined;
    this.#expire(order);
    if (order.status !== 'pending') return order;
    if (outcome.reason) Object.assign(order, { status: 'failed', reason: outcome.reason });
    else Object.assign(order, { status: 'success', paid_account: order.account ?? outcome.account ?? 'sandbox-user' });
    return order;
  }

  /** The signed notification of an order's state; `changes` falsify it. */
  createNotification(order: WellpaySandboxOrder, changes: Partial<WellpayWireOrderSnapshot> = {}) {
    const body = JSON.stringify({ ...stateOf(order), ...changes });
    const path = new URL(order.notify_url).pathname;
    const headers = createSignedPaymentHeaders(this.config.keys, { method: 'POST', path, body }, this.#clock());
    return { url: order.notify_url, headers: { ...headers, 'content-type': 'application/json' }, body };
  }

  /** Notifies the merchant of the order's state. Returns the answer, `success` if the merchant has it. */
  async notify(order: WellpaySandboxOrder, changes?: Partial<WellpayWireOrderSnapshot>): Promise<string> {
    const { url, headers, body } = this.createNotification(order, changes);
    const response = await fetch(url, { method: 'POST', headers, body });
    return response.text();
  }
}

const stateOf = (order: WellpaySandboxOrder): WellpayWireOrderSnapshot => ({
  merchant_id: order.merchant_id,
  merchant_order_id: order.merchant_order_id,
  order_type: order.order_type,
  amount: order.amount,
  merchant_user_id: order.merchant_user_id,
  account: order.paid_account ?? order.account,
  status: order.status,
  reason: order.reason,
});

function answerAddress(address: string): SandboxAnswer {
  if (address.startsWith('none')) return { status: 404, body: { error: 'unknown_address' } };
  if (address.startsWith('gone')) return { status: 410, body: { error: 'expired_address' } };
  return { status: 200, body: { valid: true } };
}
