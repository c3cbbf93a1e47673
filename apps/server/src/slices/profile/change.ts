import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/types.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { loadUsers } from './me.ts';

export async function readMe({ db }: Pick<Services, 'db'>, userId: string) {
  const user = (await loadUsers(db, [userId])).get(userId);
  if (!user) throw new Failure('api.unauthorized');
  return user;
}

/** Changes what is given; the user's other devices are told. */
export async function change(
  { events, clock }: Pick<Services, 'events' | 'clock'>,
  userId: string,
  fields: Updateable<Database['users']>,
) {
  return events.record(async (trx, append) => {
    if (fields.username !== undefined) await refuseTakenName(trx, userId, fields.username);
    await trx
      .updateTable('users')
      .set({ ...fields, update_at: clock() })
      .where('id', '=', userId)
      .execute();
    await append('user', { userId }, {});
    return readMe({ db: trx }, userId);
  });
}

/** Who asks for the same name meanwhile waits for us, and is refused then. */
async function refuseTakenName(db: Kysely<Database>, userId: string, username: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${username.toLowerCase()}`}, 0))`.execute(db);
  const twin = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(username) = ${username.toLowerCase()}`)
    .where('delete_at', 'is', null)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (twin) throw new Failure('api.data_exist');
}
