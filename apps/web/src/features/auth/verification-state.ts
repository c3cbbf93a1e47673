import type { VerificationPurpose } from '@quintet/api/enums';
import type { Contact } from '@quintet/domain/auth/contact';
import { sessionValue } from '../../shared/session-storage.ts';

/** How long the server gives the form after a right code (design §6), milliseconds. */
const VERIFIED_TTL_MS = 30 * 60_000;

/** What this tab knows of codes, by purpose and contact: times in milliseconds since the epoch. */
interface VerificationState {
  /** When another code may be asked for; there at all once one was sent. */
  readonly again: Readonly<Record<string, number>>;
  /** Until when a contact counts as verified. */
  readonly verified: Readonly<Record<string, number>>;
}

const EMPTY_STATE: VerificationState = { again: {}, verified: {} };
const storage = sessionValue<VerificationState>('quintet.codes');
const read = (): VerificationState => storage.read() ?? EMPTY_STATE;

const keyOf = (purpose: VerificationPurpose, contact: Contact): string =>
  [purpose, ...('email' in contact ? [contact.email.toLowerCase()] : [contact.country, contact.phone])].join(' ');

/** When another code may be asked for; null: none was sent from this tab. */
export const getResendAt = (purpose: VerificationPurpose, contact: Contact): number | null =>
  read().again[keyOf(purpose, contact)] ?? null;

/** A code was sent, or one that was sent before holds another back; `seconds` from now another may be asked for. */
export function recordCodeSent(purpose: VerificationPurpose, contact: Contact, seconds: number): void {
  const { again, verified } = read();
  storage.write({ verified, again: { ...again, [keyOf(purpose, contact)]: Date.now() + seconds * 1000 } });
}

export const isVerified = (purpose: VerificationPurpose, contact: Contact): boolean =>
  (read().verified[keyOf(purpose, contact)] ?? 0) > Date.now();

/** The contact was verified on this device; `false` when the server thinks otherwise. */
export function setVerified(purpose: VerificationPurpose, contact: Contact, isNowVerified: boolean): void {
  const { again, verified } = read();
  const until = isNowVerified ? Date.now() + VERIFIED_TTL_MS : 0;
  storage.write({ again, verified: { ...verified, [keyOf(purpose, contact)]: until } });
}

export const clearVerificationState = (): void => storage.write(null);
