import {
  PaymentProviderNotificationError,
  PaymentProviderOrderRefusedError,
  type PaymentProviderOrderSnapshot,
  type PaymentProviderClient,
  PaymentProviderOutcomeUnknownError,
} from './provider.ts';
import { type PaymentKeys, createSignedPaymentHeaders, getVerifiedPaymentNonce } from './signed-message.ts';
import { parseWellpayOrderSnapshot, toWellpayWireOrder } from './wellpay-wire.ts';

/** The path of this server that receives the provider's notifications. */
export const WELLPAY_NOTIFY_PATH = '/api/v1/payment/notify/wellpay';

export type WellpayConfig = {
  /** The base URL of the provider. */
  url: string;
  merchantId: string;
  keys: PaymentKeys;
  /** The public URL at which the provider notifies us. */
  notifyUrl: string;
};

const TIMEOUT_MS = 10_000;
const STATUS_TIMEOUT_MS = 3_000;

type Answer = { status: number; body: Record<string, unknown> };

/** The provider wellpay: signed JSON over HTTP (README, "Payment provider"). */
export function createWellpayClient(config: WellpayConfig, clock: () => Date): PaymentProviderClient {
  const { merchantId } = config;

  async function call(method: 'GET' | 'POST', path: string, content?: object, timeout = TIMEOUT_MS): Promise<Answer> {
    const target = new URL(config.url + path);
    const body = content === undefined ? '' : JSON.stringify(content);
    const headers = createSignedPaymentHeaders(config.keys, { method, path: target.pathname, body }, clock());
    try {
      const response = await fetch(target, {
        method,
        headers: { ...headers, 'wellpay-merchant': merchantId, 'content-type': 'application/json' },
        ...(content !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    } catch (error) {
      throw new PaymentProviderOutcomeUnknownError(`wellpay does not answer ${method} ${path}`, { cause: error });
    }
  }

  /** The state of our order in an answer. @throws PaymentProviderOutcomeUnknownError for any other answer */
  function readOwn({ status, body }: Answer, orderId: string): PaymentProviderOrderSnapshot {
    const state = status === 200 ? parseWellpayOrderSnapshot(body) : null;
    if (state && state.orderId === orderId && state.merchantId === merchantId) return state;
    throw new PaymentProviderOutcomeUnknownError(`wellpay answers ${status} for the order ${orderId}`);
  }

  return {
    merchantId,
    get notifyUrl() {
      return config.notifyUrl;
    },
    isOpen: async () => {
      try {
        const { status, body } = await call('GET', '/v1/status', undefined, STATUS_TIMEOUT_MS);
        return status === 200 && body['open'] === true;
      } catch {
        return false;
      }
    },
    submit: async (order) => {
      const answer = await call('POST', '/v1/orders', toWellpayWireOrder(order, merchantId, config.notifyUrl));
      const { reason, qrcode, sign } = answer.body;
      if (answer.status === 422 && typeof reason === 'string') throw new PaymentProviderOrderRefusedError(reason);
      return { ...readOwn(answer, order.orderId), qrcode: String(qrcode ?? ''), sign: String(sign ?? '') };
    },
    query: async (orderId) => {
      const answer = await call('GET', `/v1/orders/${encodeURIComponent(orderId)}`);
      return answer.status === 404 && answer.body['error'] === 'unknown_order' ? null : readOwn(answer, orderId);
    },
    checkAddress: async (address) => {
      const { status, body } = await call('GET', `/v1/addresses/${encodeURIComponent(address)}`);
      if (status === 200 && body['valid'] === true) return 'valid';
      if (status === 404) return 'unknown';
      if (status === 410) return 'expired';
      throw new PaymentProviderOutcomeUnknownError(`wellpay answers ${status} for an address`);
    },
    readNotification: (headers, body) => {
      const { pathname } = new URL(config.notifyUrl);
      const nonce = getVerifiedPaymentNonce(config.keys, headers, { method: 'POST', path: pathname, body }, clock());
      if (nonce === null) throw new PaymentProviderNotificationError('the signature is wrong or too old');
      const state = parse(body);
      if (!state || state.merchantId !== merchantId)
        throw new PaymentProviderNotificationError('it is about no order of ours');
      return { nonce, state };
    },
  };
}

function parse(body: Buffer): PaymentProviderOrderSnapshot | null {
  try {
    return parseWellpayOrderSnapshot(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}
