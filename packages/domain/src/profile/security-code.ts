import type { FieldError } from '../auth/field-error.ts';
import { SECURITY_CODE_LENGTH } from '../limits.ts';

type SecurityCodeError = FieldError<'profile.security-code.length' | 'profile.security-code.mismatch'>;

const DIGITS = new RegExp(`^[0-9]{${SECURITY_CODE_LENGTH}}$`);

export const isValidSecurityCode = (code: string): boolean => DIGITS.test(code);

/** Validates a new security password and its confirmation: 6 digits, entered twice (spec §5, design §6). */
export function validateSecurityCode(code: string, confirmation: string): SecurityCodeError | null {
  if (!isValidSecurityCode(code))
    return { message: 'profile.security-code.length', values: { length: SECURITY_CODE_LENGTH } };
  return code === confirmation ? null : { message: 'profile.security-code.mismatch' };
}
