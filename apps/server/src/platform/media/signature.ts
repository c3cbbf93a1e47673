import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address is for; one that is made for one thing is good for nothing else. */
type Purpose = 'upload' | 'download';
type Signable = { id: string; secret: Uint8Array };

/** The file that an address names, and the user whose address it is; null where it is of whoever has it. */
type Claim = { id: string; userId: string | null };

/** A file's id, the second until which this holds, whose it is, and what only somebody with the file's secret can add. */
const SIGNED = /^([0-9a-f]{32})-([0-9a-z]{1,10})(?:-(u\d{1,18}))?-([A-Za-z0-9_-]{43})$/;

/** Letters, digits, `-` and `_`. */
export function sign(purpose: Purpose, { id, secret }: Signable, until: Date, userId: string | null = null): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  const mark = markOf(purpose, secret, [id, seconds, userId]).toString('base64url');
  return [id, seconds, userId, mark].filter((part) => part !== null).join('-');
}

/** What it claims to be; null for what was never one. */
export function readClaim(signed: string): Claim | null {
  const [, id, , userId = null] = SIGNED.exec(signed) ?? [];
  return id === undefined ? null : { id, userId };
}

/** Until when it holds; null for one that is forged. */
export function verifySignature(purpose: Purpose, { id, secret }: Signable, signed: string): Date | null {
  const [, claimed, seconds, userId = null, mark] = SIGNED.exec(signed) ?? [];
  if (claimed !== id) return null;
  const expected = markOf(purpose, secret, [id, seconds!, userId]);
  return timingSafeEqual(expected, Buffer.from(mark!, 'base64url')) ? new Date(parseInt(seconds!, 36) * 1000) : null;
}

function markOf(purpose: Purpose, secret: Uint8Array, parts: readonly (string | null)[]): Buffer {
  const words = [purpose, ...parts.filter((part) => part !== null)];
  return createHmac('sha256', secret).update(words.join(' ')).digest();
}
