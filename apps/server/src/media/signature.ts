import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address is for; one that is made for one thing is good for nothing else. */
type Purpose = 'upload' | 'download';
type Signable = { id: string; secret: Uint8Array };

/** A file's id, the second until which this holds, and what only somebody with the file's secret can add. */
const SIGNED = /^([0-9a-f]{32})-([0-9a-z]{1,10})-([A-Za-z0-9_-]{43})$/;

/** Letters, digits, `-` and `_`. */
export function sign(purpose: Purpose, { id, secret }: Signable, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${id}-${seconds}-${markOf(purpose, secret, id, seconds).toString('base64url')}`;
}

/** Whose it claims to be; null for what was never one. */
export const claimedId = (signed: string): string | null => SIGNED.exec(signed)?.[1] ?? null;

/** Until when it holds; null for one that is forged. */
export function readSigned(purpose: Purpose, { id, secret }: Signable, signed: string): Date | null {
  const [, claimed, seconds, mark] = SIGNED.exec(signed) ?? [];
  if (claimed !== id) return null;
  const expected = markOf(purpose, secret, id, seconds!);
  return timingSafeEqual(expected, Buffer.from(mark!, 'base64url')) ? new Date(parseInt(seconds!, 36) * 1000) : null;
}

function markOf(purpose: Purpose, secret: Uint8Array, id: string, seconds: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose} ${id} ${seconds}`).digest();
}
