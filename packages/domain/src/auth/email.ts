import { EMAIL_LENGTH_MAX } from '../limits.ts';
import type { FieldError } from './field-error.ts';

export type EmailError = FieldError<'auth.email.required' | 'auth.email.invalid' | 'auth.email.too-long'>;

/** The contract's pattern: dotted words, an @, and two or more dotted words. The verification code proves that mail arrives. */
const EMAIL = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;
const NEVER_VALID = /\s|@.*@|^@|\.\.|^\.|\.@|@\./;

/** Validates an e-mail address: the standard pattern, at most 320 characters (spec §5). */
export function validateEmail(email: string): EmailError | null {
  if (email === '') return { message: 'auth.email.required' };
  if (email.length > EMAIL_LENGTH_MAX)
    return { message: 'auth.email.too-long', values: { max: EMAIL_LENGTH_MAX }, isFinal: true };
  if (!EMAIL.test(email)) return { message: 'auth.email.invalid', isFinal: NEVER_VALID.test(email) };
  return null;
}
