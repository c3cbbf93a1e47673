import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a signed URL; it is valid for no other purpose. */
type Purpose = 'upload' | 'download';
type Signable = { id: string; secret: Uint8Array };

/** The file of a signed URL, and the user it belongs to; null if any user may use it. */
type Claim = { id: string; userId: string | null };

/** `<file id>-<expiry in seconds, base 36>[-<user id>]-<HMAC with the file's secret>`. */
const SIGNED = /^([0-9a-f]{32})-([0-9a-z]{1,10})(?:-(u\d{1,18}))?-([A-Za-z0-9_-]{43})$/;

/** Returns a signed token of letters, digits, `-` and `_`. */
export function signMediaToken(
  purpose: Purpose,
  { id, secret }: Signable,
  until: Date,
  userId: string | null = null,
): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  const signature = computeSignature(purpose, secret, [id, seconds, userId]).toString('base64url');
  return [id, seconds, userId, signature].filter((part) => part !== null).join('-');
}

/** Parses a token without verifying it; null if it is malformed. */
export function parseUnverifiedMediaToken(signed: string): Claim | null {
  const [, id, , userId = null] = SIGNED.exec(signed) ?? [];
  return id === undefined ? null : { id, userId };
}

/** The expiry of a token; null if it is forged. The caller must compare the expiry. */
export function getVerifiedMediaTokenExpiry(purpose: Purpose, { id, secret }: Signable, signed: string): Date | null {
  const [, unverifiedId, seconds, userId = null, signature] = SIGNED.exec(signed) ?? [];
  if (unverifiedId !== id) return null;
  const expected = computeSignature(purpose, secret, [id, seconds!, userId]);
  return timingSafeEqual(expected, Buffer.from(signature!, 'base64url'))
    ? new Date(parseInt(seconds!, 36) * 1000)
    : null;
}

function computeSignature(purpose: Purpose, secret: Uint8Array, parts: readonly (string | null)[]): Buffer {
  const signedParts = [purpose, ...parts.filter((part) => part !== null)];
  return createHmac('sha256', secret).update(signedParts.join(' ')).digest();
}
