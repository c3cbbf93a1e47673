import { type Kysely, sql, type Transaction } from 'kysely';
import { runTransaction } from '../database/transaction.ts';
import type { Database } from '../database/types.ts';
import { hashPassword } from '../slices/auth/passwords.ts';
import { contactOf, DEMO_PASSWORD, languageOf, usernameOf } from './accounts.ts';
import { makeDirect, makeRoom } from './make-groups.ts';
import { furnish } from './furnish.ts';
import type { Written } from './history.ts';
import { lookAtDrawings, makePosts } from './make-posts.ts';
import { PEOPLE } from './people.ts';
import { planPosts } from './posts/plan.ts';
import { createRandom } from './random.ts';
import { DIRECTS, ROOMS } from './rooms.ts';

const KEY = 'demo_world';
const YEAR = 365 * 24 * 3_600_000;
const POSTS = 300;

/**
 * Fills a new database with people and what they said, once. Gives whether it did. A database that somebody has used, or that was filled before, stays as it is.
 */
export async function makeDemoWorld(
  db: Kysely<Database>,
  now: Date,
  say: (line: string) => void = () => {},
): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(trx);
    const used = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (used) return false;
    say('Filling the new database with the demo world (DEMO=0 leaves it empty) …');
    const posts = planPosts({
      random: createRandom(2),
      people: PEOPLE.length,
      languageOf,
      now: now.getTime(),
      amount: POSTS,
    });
    const media = lookAtDrawings(posts);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await withoutChecks(trx, async () => {
      const ids = await makePeople(trx, passwordHash, now);
      const making = { trx, ids, random: createRandom(1), now: now.getTime() };
      const rooms: Written[] = [];
      for (const room of ROOMS) rooms.push(await makeRoom(making, room));
      for (const direct of DIRECTS) rooms.push(await makeDirect(making, direct));
      await makePosts(making, posts, await media);
      for (const room of rooms) await furnish(making, room);
    });
    await trx
      .insertInto('settings')
      .values({ key: KEY, value: JSON.stringify(true) })
      .execute();
    return true;
  });
}

/** Whether a database was filled with it. */
export async function hasDemoWorld(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('settings').select('key').where('key', '=', KEY).executeTakeFirst()) !== undefined;
}

/** Two look-ups for each of many messages would be most of the work; afterwards all are checked at once. */
async function withoutChecks(trx: Transaction<Database>, work: () => Promise<void>): Promise<void> {
  await sql`alter table messages drop constraint messages_group_id_fkey, drop constraint messages_user_id_fkey`.execute(
    trx,
  );
  await work();
  await sql`alter table messages
    add constraint messages_group_id_fkey foreign key (group_id) references groups on delete cascade,
    add constraint messages_user_id_fkey foreign key (user_id) references users`.execute(trx);
  await sql`analyze users, members, groups, messages, posts, follows, post_views`.execute(trx);
}

/** Gives the ids in the order of PEOPLE. */
async function makePeople(trx: Transaction<Database>, passwordHash: string, now: Date): Promise<string[]> {
  const made = await trx
    .insertInto('users')
    .values(
      PEOPLE.map((person, place) => {
        const picture = `/media/drawn/${person.picture}.svg`;
        const language = languageOf(place);
        return {
          username: usernameOf(person),
          nickname: person.nickname[language],
          introduction: person.introduction[language],
          ...contactOf(place),
          password_hash: passwordHash,
          avatar: picture,
          avatar_thumbnail: picture,
          create_at: new Date(now.getTime() - 2 * YEAR),
        };
      }),
    )
    .returning(['id', 'username'])
    .execute();
  const idOf = new Map(made.map(({ id, username }) => [username, id]));
  const ids = PEOPLE.map((person) => idOf.get(usernameOf(person))!);
  const pairs = ids.flatMap((user_id, a) =>
    ids.filter((_, b) => a !== b && (a * b) % 3 !== 1).map((contact_id) => ({ user_id, contact_id })),
  );
  await trx.insertInto('contacts').values(pairs).execute();
  return ids;
}
