import { LOGIN_PASSWORD_LENGTH_RANGE } from '../limits.ts';
import { type AccountContact, validateAccountContact } from './contact.ts';
import type { FieldError } from './field-error.ts';
import type { PhoneValidator } from './phone.ts';

export type LoginPasswordError = FieldError<'auth.password.required' | 'auth.password.length'>;

/** Validates the password of a login: not empty and at most 16 characters (spec §5). */
export function validateLoginPassword(password: string): LoginPasswordError | null {
  if (password === '') return { message: 'auth.password.required' };
  if (password.length > LOGIN_PASSWORD_LENGTH_RANGE.max)
    return { message: 'auth.password.length', values: { ...LOGIN_PASSWORD_LENGTH_RANGE }, isFinal: true };
  return null;
}

/** Whether the login button is enabled (spec §5): valid contact and password. */
export function canSubmitLogin(contact: AccountContact, password: string, validator?: PhoneValidator): boolean {
  return validateAccountContact(contact, validator) === null && validateLoginPassword(password) === null;
}
