import { VERIFICATION_CODE_LENGTH } from '../limits.ts';
import type { Flaw } from './flaw.ts';

const CODE = new RegExp(`^[0-9]{${VERIFICATION_CODE_LENGTH}}$`);

/** What is wrong with a verification code: 6 digits (spec §5). */
export function findCodeFlaw(code: string): Flaw<'auth.code.invalid'> | null {
  return CODE.test(code) ? null : { message: 'auth.code.invalid', values: { length: VERIFICATION_CODE_LENGTH } };
}
