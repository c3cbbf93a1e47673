import type { VerificationPurpose } from '@quintet/api/enums';
import type { AccountContact } from '@quintet/domain/auth/contact';
import { createSessionStorageValue } from '../../shared/storage/session-storage.ts';

/** Milliseconds for which the server accepts the form after a correct code (design §6). */
const VERIFIED_TTL_MS = 30 * 60_000;

/** Codes that this tab knows, by purpose and contact; times are milliseconds since the epoch. */
interface VerificationState {
  /** When another code may be requested; set once a code was sent. */
  readonly again: Readonly<Record<string, number>>;
  /** Until when a contact counts as verified. */
  readonly verified: Readonly<Record<string, number>>;
}

const EMPTY_STATE: VerificationState = { again: {}, verified: {} };
const storage = createSessionStorageValue<VerificationState>('quintet.codes');
const read = (): VerificationState => storage.read() ?? EMPTY_STATE;

const keyOf = (purpose: VerificationPurpose, contact: AccountContact): string =>
  [purpose, ...('email' in contact ? [contact.email.toLowerCase()] : [contact.country, contact.phone])].join(' ');

/** When another code may be requested; null when this tab has sent none. */
export const getCodeResendTime = (purpose: VerificationPurpose, contact: AccountContact): number | null =>
  read().again[keyOf(purpose, contact)] ?? null;

/** Records that a code was sent or an earlier one still blocks; `seconds` until the next may be requested. */
export function recordCodeSent(purpose: VerificationPurpose, contact: AccountContact, seconds: number): void {
  const { again, verified } = read();
  storage.write({ verified, again: { ...again, [keyOf(purpose, contact)]: Date.now() + seconds * 1000 } });
}

export const hasVerifiedContactFor = (purpose: VerificationPurpose, contact: AccountContact): boolean =>
  (read().verified[keyOf(purpose, contact)] ?? 0) > Date.now();

/** Records whether the contact is verified; `false` when the server disagrees. */
export function setContactVerified(
  purpose: VerificationPurpose,
  contact: AccountContact,
  isNowVerified: boolean,
): void {
  const { again, verified } = read();
  const until = isNowVerified ? Date.now() + VERIFIED_TTL_MS : 0;
  storage.write({ again, verified: { ...verified, [keyOf(purpose, contact)]: until } });
}

export const clearVerificationState = (): void => storage.write(null);
