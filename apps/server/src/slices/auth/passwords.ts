import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const DUMMY_HASH = hash('nobody has this password');

/** Hashes with argon2id, in the encoded form that includes salt and cost parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Verifies a dummy hash for an unknown account, so that the response time does not reveal which accounts exist. */
export async function isPasswordCorrect(password: string, known: string | null | undefined): Promise<boolean> {
  const isRight = await verify(known ?? (await DUMMY_HASH), password);
  return isRight && typeof known === 'string';
}

/** A key of the current password for counters, so that wrong attempts at an earlier password do not count for a new one. */
export const getPasswordFingerprint = (passwordHash: string | null | undefined): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 12);
