/** What an order is for: binding an account, or paying to a bound account or to an address of the platform. */
export type PaymentProviderOrderType = 'binding' | 'withdrawal' | 'address_withdrawal';

/** An order as we send it. `orderId` is its key: the provider handles it once, however often it is sent. */
export type PaymentProviderOrderRequest = {
  orderId: string;
  type: PaymentProviderOrderType;
  /** Points that the recipient gets; 0 for a binding. */
  amount: number;
  userId: string;
  userName: string;
  /** The recipient's account or address; of a binding the only account that may confirm it, or null for any. */
  account: string | null;
  expireAt: Date | null;
};

/** The state of an order at the provider, also in its notifications. */
export type PaymentProviderOrderSnapshot = {
  orderId: string;
  merchantId: string;
  type: PaymentProviderOrderType;
  status: 'pending' | 'success' | 'failed' | 'expired';
  amount: number;
  userId: string;
  /** The account that confirmed a binding, or received the points. */
  account: string | null;
  /** Why it failed: `refused`, `account_invalid` or `limit_exceeded`. */
  reason: string | null;
};

/** The answer to a new order: its state, and what its user needs to confirm it. */
export type SubmittedPaymentProviderOrder = PaymentProviderOrderSnapshot & { qrcode: string; sign: string };

/** A payment provider. Calls throw `PaymentProviderOutcomeUnknownError` if their outcome is unknown. */
export type PaymentProviderClient = {
  merchantId: string;
  notifyUrl: string;
  /** Whether the provider accepts orders now; false also if it does not answer. */
  isOpen: () => Promise<boolean>;
  /** @throws PaymentProviderOrderRefusedError if the provider will never carry the order out */
  submit: (order: PaymentProviderOrderRequest) => Promise<SubmittedPaymentProviderOrder>;
  /** Null: the provider does not know the order. */
  query: (orderId: string) => Promise<PaymentProviderOrderSnapshot | null>;
  checkAddress: (address: string) => Promise<'valid' | 'unknown' | 'expired'>;
  /** Verifies a notification over its raw bytes. @throws PaymentProviderNotificationError */
  readNotification: (
    headers: Record<string, unknown>,
    body: Buffer,
  ) => { nonce: string; state: PaymentProviderOrderSnapshot };
};

/** The provider has not answered, or not in a form that says what has happened. */
export class PaymentProviderOutcomeUnknownError extends Error {
  override name = 'PaymentProviderOutcomeUnknownError';
}

/** The provider has refused an order for good. `reason` as in `PaymentProviderOrderSnapshot`. */
export class PaymentProviderOrderRefusedError extends Error {
  override name = 'PaymentProviderOrderRefusedError';
  readonly reason: string;

  constructor(reason: string) {
    super(`the provider refuses the order: ${reason}`);
    this.reason = reason;
  }
}

/** A notification with an invalid signature or an expired timestamp. */
export class PaymentProviderNotificationError extends Error {
  override name = 'PaymentProviderNotificationError';
}
