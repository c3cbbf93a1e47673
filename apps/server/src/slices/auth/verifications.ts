import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { matchesAnyCodeHash } from '../../platform/secrets/code-hash.ts';

/** Validity of a code in seconds, and the number of wrong attempts that end it (design §6). */
export const VERIFICATION_CODE_TTL_S = 5 * 60;
const MAX_ATTEMPTS = 5;
/** Seconds for submitting the next form on the same device after the right code. */
const VERIFIED_TTL_S = 30 * 60;

/** The key of a code: a code is valid only for this brand, contact, purpose and device. */
export type VerificationKey = { brand: string; contact: string; purpose: 'register' | 'recovery'; device_id: string };

type VerificationDeps = Pick<Services, 'db' | 'clock' | 'hashCode'>;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const hashVerificationCode = (
  hashCode: VerificationDeps['hashCode'],
  { brand, contact, purpose, device_id }: VerificationKey,
  code: string,
) => hashCode(brand, contact, purpose, device_id, code);

/** Creates a code and replaces any earlier one. Only the hash is stored; the code is returned for sending. */
export async function createVerificationCode(
  { db, clock, hashCode }: VerificationDeps,
  verification: VerificationKey,
): Promise<string> {
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
  const fresh = {
    code_hash: (await hashVerificationCode(hashCode, verification, code))[0],
    tries: 0,
    expire_at: later(clock(), VERIFICATION_CODE_TTL_S),
    verify_at: null,
  };
  await db
    .insertInto('verifications')
    .values({ ...verification, ...fresh })
    .onConflict((conflict) => conflict.columns(['brand', 'contact', 'purpose', 'device_id']).doUpdateSet(fresh))
    .execute();
  return code;
}

/**
 * Counts the attempt before checking the code, so that concurrent attempts are limited, too.
 * @throws HttpError api.data_invalid if no code was requested, param_invalid.code, param_expired.code
 */
export async function countAttemptAndAssertCode(
  { db, clock, hashCode }: VerificationDeps,
  verification: VerificationKey,
  code: string,
): Promise<void> {
  const found = await db
    .updateTable('verifications')
    .where((eb) => eb.and({ ...verification }))
    .set({ tries: sql`tries + 1` })
    .returning(['tries', 'code_hash', 'expire_at'])
    .executeTakeFirst();
  if (!found) throw new HttpError('api.data_invalid');
  if (found.code_hash === null || found.expire_at <= clock() || found.tries > MAX_ATTEMPTS)
    throw new HttpError('api.body.param_expired.code');
  if (!matchesAnyCodeHash(await hashVerificationCode(hashCode, verification, code), found.code_hash))
    throw new HttpError('api.body.param_invalid.code');
}

/** Extends the expiry for the next form. A registration code is used up now; a recovery code is submitted again with the form. */
export async function markVerificationPassed(
  { db, clock }: VerificationDeps,
  verification: VerificationKey,
): Promise<void> {
  await db
    .updateTable('verifications')
    .where((eb) => eb.and({ ...verification }))
    .set({
      verify_at: clock(),
      expire_at: later(clock(), VERIFIED_TTL_S),
      tries: 0,
      ...(verification.purpose === 'register' && { code_hash: null }),
    })
    .execute();
}

/** Whether the contact was verified on this device within the last 30 minutes. */
export async function isVerificationPassed(
  { db, clock }: VerificationDeps,
  verification: VerificationKey,
): Promise<boolean> {
  const found = await db
    .selectFrom('verifications')
    .where((eb) => eb.and({ ...verification }))
    .select('purpose')
    .where('verify_at', 'is not', null)
    .where('expire_at', '>', clock())
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the verification; returns false if a concurrent request has used it. */
export async function consumeVerification(db: Kysely<Database>, verification: VerificationKey): Promise<boolean> {
  const used = await db
    .deleteFrom('verifications')
    .where((eb) => eb.and({ ...verification }))
    .returning('purpose')
    .executeTakeFirst();
  return used !== undefined;
}
