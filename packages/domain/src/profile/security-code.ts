import type { Flaw } from '../auth/field-error.ts';
import { SECURITY_CODE_LENGTH } from '../limits.ts';

type SecurityCodeFlaw = Flaw<'profile.security-code.length' | 'profile.security-code.mismatch'>;

const DIGITS = new RegExp(`^[0-9]{${SECURITY_CODE_LENGTH}}$`);

export const isSecurityCode = (code: string): boolean => DIGITS.test(code);

/** What is wrong with a new security password and its confirmation: 6 digits, twice the same (spec §5, design §6). */
export function findSecurityCodeFlaw(code: string, confirmation: string): SecurityCodeFlaw | null {
  if (!isSecurityCode(code))
    return { message: 'profile.security-code.length', values: { length: SECURITY_CODE_LENGTH } };
  return code === confirmation ? null : { message: 'profile.security-code.mismatch' };
}
