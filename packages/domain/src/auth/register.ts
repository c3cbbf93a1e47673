import { countCodePoints } from '../code-points.ts';
import {
  type LengthRange,
  INVITE_CODE_LENGTH_RANGE,
  PASSWORD_LENGTH_RANGE,
  REGISTRATION_NICKNAME_LENGTH_RANGE,
  SOCIAL_ACCOUNT_LENGTH_RANGE,
  USERNAME_LENGTH_RANGE,
} from '../limits.ts';
import type { FieldError } from './field-error.ts';

type MixedTextError = FieldError<'auth.password.length' | 'auth.password.characters' | 'auth.password.mixture'>;
export type PasswordError = MixedTextError | FieldError<'auth.password.required'>;

const ALPHANUMERIC = /^[A-Za-z0-9]*$/;
const isMixed = (text: string): boolean => /[A-Za-z]/.test(text) && /[0-9]/.test(text);
const isWithin = (length: number, { min, max }: LengthRange): boolean => length >= min && length <= max;

/** Validates a text of letters and digits, at least one of each, with a length within `bounds`. */
function validateMixedText(text: string, bounds: LengthRange): MixedTextError | null {
  if (!ALPHANUMERIC.test(text)) return { message: 'auth.password.characters', isFinal: true };
  if (!isWithin(text.length, bounds))
    return { message: 'auth.password.length', values: { ...bounds }, isFinal: text.length > bounds.max };
  return isMixed(text) ? null : { message: 'auth.password.mixture' };
}

/** A rule shown before and while the user types. */
export interface CredentialRule {
  readonly message: 'auth.rule.length' | 'auth.rule.characters' | 'auth.rule.mixture';
  readonly values?: Readonly<Record<string, number>>;
  readonly isMet: boolean;
}

/** The rules of a password or an account ID, and whether each is met. */
export const getCredentialRules = (text: string, bounds: LengthRange): readonly CredentialRule[] => [
  { message: 'auth.rule.length', values: { ...bounds }, isMet: isWithin(text.length, bounds) },
  { message: 'auth.rule.characters', isMet: text !== '' && ALPHANUMERIC.test(text) },
  { message: 'auth.rule.mixture', isMet: isMixed(text) },
];

/** Validates a new password: 8 to 16 letters and digits, at least one of each (spec §5). */
export function validatePassword(password: string): PasswordError | null {
  return password === '' ? { message: 'auth.password.required' } : validateMixedText(password, PASSWORD_LENGTH_RANGE);
}

/** The confirmation must equal the password (spec §5). The error is final if the password does not start with it. */
export function validatePasswordConfirmation(
  password: string,
  confirmation: string,
): FieldError<'auth.password.mismatch'> | null {
  if (password === confirmation) return null;
  return { message: 'auth.password.mismatch', isFinal: !password.startsWith(confirmation) };
}

/** Validates an account ID: 6 to 12 letters and digits, at least one of each (spec §5). */
export function validateUsername(username: string): FieldError<'auth.register.username-rule'> | null {
  const flaw = validateMixedText(username, USERNAME_LENGTH_RANGE);
  return flaw && { ...flaw, message: 'auth.register.username-rule', values: { ...USERNAME_LENGTH_RANGE } };
}

/**
 * Validates a nickname at registration: 3 to 30 letters, marks, numbers and spaces of any script, not blank (spec §5). The
 * spec's extra check requires a letter or number, so marks and spaces alone are refused.
 */
export function validateRegistrationNickname(nickname: string): FieldError<'auth.register.nickname-rule'> | null {
  const isSpelt = /^[\p{L}\p{M}\p{N} ]*$/u.test(nickname);
  const length = countCodePoints(nickname.normalize('NFC').trim());
  if (isSpelt && /[\p{L}\p{N}]/u.test(nickname) && isWithin(length, REGISTRATION_NICKNAME_LENGTH_RANGE)) return null;
  const isFinal = !isSpelt || length > REGISTRATION_NICKNAME_LENGTH_RANGE.max;
  return { message: 'auth.register.nickname-rule', values: { ...REGISTRATION_NICKNAME_LENGTH_RANGE }, isFinal };
}

/** Validates a text of letters and digits with a length within `bounds`; empty only where it is not required. */
function validatePlainText<Id extends string>(
  message: Id,
  text: string,
  bounds: LengthRange,
  isRequired: boolean,
): FieldError<Id> | null {
  const isSpelt = ALPHANUMERIC.test(text);
  if (text === '' ? !isRequired : isSpelt && isWithin(text.length, bounds)) return null;
  return { message, values: { ...bounds }, isFinal: !isSpelt || text.length > bounds.max };
}

/** Validates the account memo: 5 to 15 letters and digits (spec §5). */
export const validateSocialAccount = (
  text: string,
  isRequired: boolean,
): FieldError<'auth.register.memo-rule'> | null =>
  validatePlainText('auth.register.memo-rule', text, SOCIAL_ACCOUNT_LENGTH_RANGE, isRequired);

/** Validates an invite code: empty, or 4 to 8 letters and digits (spec §5). */
export const validateInviteCode = (
  text: string,
  isRequired = false,
): FieldError<'auth.register.invite-code-rule'> | null =>
  validatePlainText('auth.register.invite-code-rule', text, INVITE_CODE_LENGTH_RANGE, isRequired);
