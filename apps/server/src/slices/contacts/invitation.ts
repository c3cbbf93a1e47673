import { randomInt } from 'node:crypto';
import { INVITE_CODE_LENGTH_RANGE } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import { lockUserRow } from '../../base/database/lock-user.ts';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { getSiteUrl } from '../../platform/http/site-url.ts';

/** Letters and digits without those that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the caller's invite code (created at the first request), its link at this host, and how many users registered with it. */
export async function getOrCreateInvitation({ caller, request, services: { db } }: Call<'getInvitation'>) {
  const { userId } = requireUser(caller);
  const code = (await readCode(db, userId)) ?? (await createCode(db, userId));
  const { invited } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('invited_by', '=', userId)
    .executeTakeFirstOrThrow();
  return { invite_code: code, url: getSiteUrl(request, `/register?invite_code=${code}`), invited_count: invited };
}

const readCode = async (db: Kysely<Database>, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('invite_codes').select('code').where('user_id', '=', userId).executeTakeFirst())?.code;

/** @throws HttpError api.unauthorized if the account was cancelled meanwhile */
const createCode = (db: Kysely<Database>, userId: string): Promise<string> =>
  runTransaction(db, async (trx) => {
    if (!(await lockUserRow(trx, userId))) throw new HttpError('api.unauthorized');
    const known = await readCode(trx, userId);
    if (known) return known;
    for (;;) {
      const created = await trx
        .insertInto('invite_codes')
        .values({ code: randomCode(), user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst();
      if (created) return created.code;
    }
  });

const randomCode = (): string =>
  Array.from({ length: INVITE_CODE_LENGTH_RANGE.max }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
