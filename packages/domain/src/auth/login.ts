import { LOGIN_PASSWORD } from '../limits.ts';
import { type Contact, findContactFlaw } from './contact.ts';
import type { Flaw } from './field-error.ts';
import type { JudgePhone } from './phone.ts';

export type LoginPasswordFlaw = Flaw<'auth.password.required' | 'auth.password.length'>;

/** What is wrong with the password of a login: it only has to be there, and at most 16 characters long (spec §5). */
export function findLoginPasswordFlaw(password: string): LoginPasswordFlaw | null {
  if (password === '') return { message: 'auth.password.required' };
  if (password.length > LOGIN_PASSWORD.max)
    return { message: 'auth.password.length', values: { ...LOGIN_PASSWORD }, isLasting: true };
  return null;
}

/** The button rule (spec §5): a valid contact and a password that is not empty. */
export function canLogIn(contact: Contact, password: string, judge?: JudgePhone): boolean {
  return findContactFlaw(contact, judge) === null && findLoginPasswordFlaw(password) === null;
}
