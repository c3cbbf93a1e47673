import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Shared secrets by name. The first one signs; all verify, so that both sides can change keys one after the other. A map, because an
 * object puts names like `2025` first.
 */
export type PaymentKeys = ReadonlyMap<string, string>;

export const PAYMENT_SIGNATURE_ALGORITHM = 'HMAC-SHA256';
/** Maximum difference between the clocks of the two sides, and maximum age of a message, in milliseconds. */
export const PAYMENT_CLOCK_TOLERANCE_MS = 5 * 60_000;

/** What is signed besides the headers: method and path, so that no message is valid elsewhere, and the raw body. */
export type SignedPaymentContent = { method: string; path: string; body: Buffer | string };

const HEADERS = {
  algorithm: 'wellpay-algorithm',
  keyId: 'wellpay-key-id',
  timestamp: 'wellpay-timestamp',
  nonce: 'wellpay-nonce',
  signature: 'wellpay-signature',
} as const;

type Stamp = { keyId: string; timestamp: string; nonce: string };

function createSignature(
  secret: string,
  { keyId, timestamp, nonce }: Stamp,
  { method, path, body }: SignedPaymentContent,
): Buffer {
  const head = [PAYMENT_SIGNATURE_ALGORITHM, keyId, timestamp, nonce, method, path, ''].join('\n');
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(head).update(body).digest();
}

/** The headers of a message that is signed now. */
export function createSignedPaymentHeaders(
  keys: PaymentKeys,
  content: SignedPaymentContent,
  now: Date,
): Record<string, string> {
  const [keyId, secret] = [...keys][0]!;
  const stamp = { keyId, timestamp: String(Math.floor(now.getTime() / 1000)), nonce: randomBytes(16).toString('hex') };
  return {
    [HEADERS.algorithm]: PAYMENT_SIGNATURE_ALGORITHM,
    [HEADERS.keyId]: keyId,
    [HEADERS.timestamp]: stamp.timestamp,
    [HEADERS.nonce]: stamp.nonce,
    [HEADERS.signature]: createSignature(secret, stamp, content).toString('hex'),
  };
}

/** Returns the nonce of a message that was signed with one of the keys within the tolerance; null for any other. */
export function getVerifiedPaymentNonce(
  keys: PaymentKeys,
  headers: Record<string, unknown>,
  content: SignedPaymentContent,
  now: Date,
): string | null {
  const read = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : '');
  const stamp = { keyId: read(HEADERS.keyId), timestamp: read(HEADERS.timestamp), nonce: read(HEADERS.nonce) };
  const secret = keys.get(stamp.keyId);
  if (read(HEADERS.algorithm) !== PAYMENT_SIGNATURE_ALGORITHM || secret === undefined) return null;
  if (!/^\d{1,12}$/.test(stamp.timestamp) || !/^[0-9a-f]{16,64}$/.test(stamp.nonce)) return null;
  if (Math.abs(now.getTime() - Number(stamp.timestamp) * 1000) > PAYMENT_CLOCK_TOLERANCE_MS) return null;
  const signature = Buffer.from(read(HEADERS.signature), 'hex');
  const expected = createSignature(secret, stamp, content);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? stamp.nonce : null;
}
