import { createHash, randomBytes, randomInt } from 'node:crypto';
import { DeviceType } from '@quintet/api/enums';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { matchesAnyCodeHash } from '../../platform/secrets/code-hash.ts';
import { signIn } from './sign-in.ts';

/** Validity of a code; the scan starts it again. */
const LIFETIME_SECONDS = 120;
const MAX_ATTEMPTS = 5;

const hashOf = (data: string): Buffer => createHash('sha256').update(data).digest();
/** The id of a code in answers and events, which must not contain the code itself. */
const idOf = (data: string): string => hashOf(data).toString('hex');
const endOf = (now: Date): Date => new Date(now.getTime() + LIFETIME_SECONDS * 1000);

/** Creates a login code for the device that shows it (spec §7). */
export async function createLoginQrcode({ body, caller, services }: Call<'createLoginQrcode'>) {
  const data = randomBytes(32).toString('base64url');
  const expire_at = endOf(services.clock());
  await services.db
    .insertInto('login_qrcodes')
    .values({ hash: hashOf(data), brand: caller.brand, device_id: body.device_id, expire_at })
    .execute();
  return { data, expire_at: expire_at.toISOString(), expire_in: LIFETIME_SECONDS };
}

/** Binds the code to the first user who scans it, and returns the passcode to type on the other device. */
export async function scanLoginQrcode({ body, caller, services }: Call<'scanLoginQrcode'>) {
  const { userId, deviceId, sessionId, brand } = requireUser(caller);
  if (body.device_id !== deviceId) throw new HttpError('api.body.param_invalid.device_id');
  const now = services.clock();
  const passcode = String(randomInt(1e6)).padStart(6, '0');
  const [passcode_hash] = await services.hashCode(body.data, passcode);
  const scanned = await services.db
    .updateTable('login_qrcodes')
    .set({ user_id: userId, session_id: sessionId, passcode_hash, expire_at: endOf(now) })
    .where('hash', '=', hashOf(body.data))
    .where('brand', '=', brand)
    .where('user_id', 'is', null)
    .where('expire_at', '>', now)
    .returning('expire_at')
    .executeTakeFirst();
  if (!scanned) throw await toUnusableQrcodeError(services.db, body.data, brand);
  return {
    qrcode_id: idOf(body.data),
    passcode,
    device_type: DeviceType.WEB,
    expire_at: scanned.expire_at.toISOString(),
    expire_in: LIFETIME_SECONDS,
  };
}

/** Checks the passcode, which proves that the user of the showing device sees the phone. Five wrong attempts end the code. */
export async function validateLoginQrcode({ body, caller, services }: Call<'validateLoginQrcode'>): Promise<true> {
  const { db, clock, hashCode } = services;
  const { brand } = caller;
  const attempted = await db
    .updateTable('login_qrcodes')
    .set({ tries: sql`tries + 1` })
    .where('hash', '=', hashOf(body.data))
    .where('brand', '=', brand)
    .returning(['device_id', 'passcode_hash', 'tries', 'expire_at'])
    .executeTakeFirst();
  if (!attempted) throw await toUnusableQrcodeError(db, body.data, brand);
  if (attempted.expire_at <= clock() || attempted.tries > MAX_ATTEMPTS) throw new HttpError('api.forbidden');
  if (attempted.device_id !== body.device_id) throw new HttpError('api.body.param_invalid.device_id');
  if (!matchesAnyCodeHash(await hashCode(body.data, body.passcode), attempted.passcode_hash))
    throw new HttpError('api.body.param_invalid.passcode');
  await db.updateTable('login_qrcodes').set({ validate_at: clock() }).where('hash', '=', hashOf(body.data)).execute();
  return true;
}

/** Signs in with a scanned and validated code, once, and notifies the user who scanned it. */
export async function loginWithQrcode(call: Call<'loginWithQrcode'>) {
  const { body, caller, services } = call;
  const { brand } = caller;
  return signIn(call, body.device_id, async (trx, append) => {
    const used = await trx
      .deleteFrom('login_qrcodes')
      .where('hash', '=', hashOf(body.data))
      .where('brand', '=', brand)
      .where('expire_at', '>', services.clock())
      .returning(['device_id', 'user_id', 'session_id', 'validate_at'])
      .executeTakeFirst();
    if (!used) throw await toUnusableQrcodeError(trx, body.data, brand);
    if (used.device_id !== body.device_id) throw new HttpError('api.body.param_invalid.device_id');
    if (used.validate_at === null) throw new HttpError('api.body.param_invalid.passcode');
    const user = await trx
      .selectFrom('users')
      .select(['id', 'status'])
      .where('id', '=', used.user_id)
      .where('delete_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user || !(await isAlive(trx, used.session_id))) throw new HttpError('api.forbidden');
    await append('login_qrcode', { userId: user.id }, { qrcode_id: idOf(body.data) });
    return user;
  });
}

/** Whether the scanning session is still open. If it was ended, for example by a new password, its code must not sign in. */
async function isAlive(trx: Transaction<Database>, sessionId: number | null): Promise<boolean> {
  const session = await trx
    .selectFrom('sessions')
    .select('end_at')
    .where('id', '=', sessionId)
    .where('end_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}

/** The error for an unusable code: api.forbidden if it was issued, api.body.param_invalid.data if not (spec §8). */
async function toUnusableQrcodeError(db: Kysely<Database>, data: string, brand: string): Promise<HttpError> {
  const known = await db
    .selectFrom('login_qrcodes')
    .select('hash')
    .where('hash', '=', hashOf(data))
    .where('brand', '=', brand)
    .executeTakeFirst();
  return new HttpError(known ? 'api.forbidden' : 'api.body.param_invalid.data');
}
