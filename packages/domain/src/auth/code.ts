import { VERIFICATION_CODE_LENGTH } from '../limits.ts';
import type { FieldError } from './field-error.ts';

const CODE = new RegExp(`^[0-9]{${VERIFICATION_CODE_LENGTH}}$`);

/** Validates a verification code: 6 digits (spec §5). */
export function validateVerificationCode(code: string): FieldError<'auth.code.invalid'> | null {
  return CODE.test(code) ? null : { message: 'auth.code.invalid', values: { length: VERIFICATION_CODE_LENGTH } };
}

/**
 * Finds the code of `length` digits in a copied text: a whole message, or the code with separators. Null when there is no code or
 * more than one.
 */
export function extractVerificationCode(text: string, length: number): string | null {
  const plain = text.normalize('NFKC');
  const runs = plain.match(/\d+/g) ?? [];
  const whole = new Set(runs.filter((run) => run.length === length));
  if (whole.size > 0) return whole.size === 1 ? [...whole][0]! : null;
  const grouped = new Set(
    (plain.match(/\d+(?:[ \-.·]\d+)+/g) ?? [])
      .map((group) => group.replace(/\D/g, ''))
      .filter((digits) => digits.length === length),
  );
  if (grouped.size > 0) return grouped.size === 1 ? [...grouped][0]! : null;
  const alone = runs.join('');
  return /^[\d\s\-.·]*$/.test(plain) && alone.length === length ? alone : null;
}
