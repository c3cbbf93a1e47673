import { EMAIL_MAX } from '../limits.ts';
import type { Flaw } from './field-error.ts';

export type EmailFlaw = Flaw<'auth.email.required' | 'auth.email.invalid' | 'auth.email.too-long'>;

/** The contract's pattern: dotted words, an @, and two or more dotted words. The code shows whether mail arrives there. */
const EMAIL = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;
const NEVER = /\s|@.*@|^@|\.\.|^\.|\.@|@\./;

/** What is wrong with an e-mail address: the standard pattern, at most 320 characters (spec §5). */
export function findEmailFlaw(email: string): EmailFlaw | null {
  if (email === '') return { message: 'auth.email.required' };
  if (email.length > EMAIL_MAX) return { message: 'auth.email.too-long', values: { max: EMAIL_MAX }, isLasting: true };
  if (!EMAIL.test(email)) return { message: 'auth.email.invalid', isLasting: NEVER.test(email) };
  return null;
}
