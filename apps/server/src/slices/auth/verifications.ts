import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { matchesAnyHash } from '../../platform/secrets/code-hash.ts';

/** Seconds that a code is good for, and wrong tries that end it (design §6). */
export const CODE_TTL_S = 5 * 60;
const WRONG_TRIES = 5;
/** Seconds that somebody who gave the right code has for the form that follows, on the same device. */
const VERIFIED_TTL_S = 30 * 60;

/** What a code is for. A code of one is none of any other. */
export type Verification = { brand: string; contact: string; purpose: 'register' | 'recovery'; device_id: string };

type VerificationDeps = Pick<Services, 'db' | 'clock' | 'hashCode'>;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const marksOfCode = (
  marksOf: VerificationDeps['hashCode'],
  { brand, contact, purpose, device_id }: Verification,
  code: string,
) => marksOf(brand, contact, purpose, device_id, code);

/** A new code in place of any before. The only place that knows it besides the letter. */
export async function makeCode({ db, clock, hashCode }: VerificationDeps, verification: Verification): Promise<string> {
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
  const fresh = {
    code_mark: (await marksOfCode(hashCode, verification, code))[0],
    tries: 0,
    expire_at: later(clock(), CODE_TTL_S),
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
 * Counts a try, however many come at once, and then looks.
 * @throws HttpError api.data_invalid where no code was asked for, param_invalid.code, param_expired.code
 */
export async function verifyCode(
  { db, clock, hashCode }: VerificationDeps,
  verification: Verification,
  code: string,
): Promise<void> {
  const found = await db
    .updateTable('verifications')
    .where((eb) => eb.and({ ...verification }))
    .set({ tries: sql`tries + 1` })
    .returning(['tries', 'code_mark', 'expire_at'])
    .executeTakeFirst();
  if (!found) throw new HttpError('api.data_invalid');
  if (found.code_mark === null || found.expire_at <= clock() || found.tries > WRONG_TRIES)
    throw new HttpError('api.body.param_expired.code');
  if (!matchesAnyHash(await marksOfCode(hashCode, verification, code), found.code_mark))
    throw new HttpError('api.body.param_invalid.code');
}

/** After the right code there is time for the form that follows. A code for registering is used up by now; one for recovery is given again. */
export async function markVerified({ db, clock }: VerificationDeps, verification: Verification): Promise<void> {
  await db
    .updateTable('verifications')
    .where((eb) => eb.and({ ...verification }))
    .set({
      verify_at: clock(),
      expire_at: later(clock(), VERIFIED_TTL_S),
      tries: 0,
      ...(verification.purpose === 'register' && { code_mark: null }),
    })
    .execute();
}

/** Whether the contact was verified on this device a short while ago. */
export async function isVerified({ db, clock }: VerificationDeps, verification: Verification): Promise<boolean> {
  const found = await db
    .selectFrom('verifications')
    .where((eb) => eb.and({ ...verification }))
    .select('purpose')
    .where('verify_at', 'is not', null)
    .where('expire_at', '>', clock())
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses it up; false where somebody else just did. */
export async function consumeVerification(db: Kysely<Database>, verification: Verification): Promise<boolean> {
  const used = await db
    .deleteFrom('verifications')
    .where((eb) => eb.and({ ...verification }))
    .returning('purpose')
    .executeTakeFirst();
  return used !== undefined;
}
