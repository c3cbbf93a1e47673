import { LOGIN_PASSWORD } from '../limits.ts';
import { type Contact, validateContact } from './contact.ts';
import type { FieldError } from './field-error.ts';
import type { PhoneValidator } from './phone.ts';

export type LoginPasswordError = FieldError<'auth.password.required' | 'auth.password.length'>;

/** What is wrong with the password of a login: it only has to be there, and at most 16 characters long (spec §5). */
export function validateLoginPassword(password: string): LoginPasswordError | null {
  if (password === '') return { message: 'auth.password.required' };
  if (password.length > LOGIN_PASSWORD.max)
    return { message: 'auth.password.length', values: { ...LOGIN_PASSWORD }, isFinal: true };
  return null;
}

/** The button rule (spec §5): a valid contact and a password that is not empty. */
export function canLogIn(contact: Contact, password: string, validator?: PhoneValidator): boolean {
  return validateContact(contact, validator) === null && validateLoginPassword(password) === null;
}
