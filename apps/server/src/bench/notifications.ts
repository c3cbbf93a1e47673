import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { createEventRecorder } from '../platform/events/log.ts';
import { createLocalInstanceSignals } from '../platform/events/signals.ts';
import type { Call } from '../platform/http/handler.ts';
import { createNotificationWriter } from '../platform/notifications/notifications.ts';
import { countNewNotifications } from '../slices/notifications/count.ts';
import { listNotifications } from '../slices/notifications/list.ts';
import { withEmbeddedBenchDatabase } from './database.ts';
import { compareReadsByRowCount } from './compare-reads.ts';
import { roundToHundredths } from './statistics.ts';
import { createBenchUsers } from './users.ts';

/** Maximum ratio of a read of many notifications to one of few. */
const MAX_OF_FEW = 1.2;
const AMOUNTS = { few: 100, many: 1_000_000 };
const CONCURRENT = 16;
/** Likes of one post: those that are there, and those that are measured. */
const [EARLIER_LIKES, LIKES] = [95_000, 5000];

/** Fills a user's list: likes of as many posts, one row and one entry each. */
async function fill(db: Kysely<Database>, userId: string, actorId: string, amount: number): Promise<void> {
  await sql`insert into notification_states (user_id, last_position) values (${userId}, ${amount})`.execute(db);
  await sql`
    insert into notifications (id, user_id, type, category, target_kind, target_id, data, position, count, create_at, last_at)
    select ${userId} || '-' || n, ${userId}, case when n % 3 = 0 then 'follow' else 'post_like' end,
      case when n % 3 = 0 then 'people' else 'interactions' end, 'post', 'p' || n, '{}', n, 1, now(), now()
    from generate_series(1, ${amount}::int) n`.execute(db);
  await sql`
    insert into notification_entries (user_id, source, notification_id, actor_id, position, create_at)
    select user_id, 'bench ' || id, id, ${actorId}, position, now() from notifications where user_id = ${userId}`.execute(
    db,
  );
}

/** Compares reads of few and of many notifications. */
async function measureReads(db: Kysely<Database>, runs: number) {
  const [few, many, actor] = (await createBenchUsers(db, 3)).map(({ id }) => id);
  await fill(db, few!, actor!, AMOUNTS.few);
  await fill(db, many!, actor!, AMOUNTS.many);
  await sql`vacuum analyze`.execute(db);
  const call = (userId: string, query: object) =>
    ({ caller: { kind: 'user', userId }, query, services: { db } }) as unknown;
  const page = (query: object) => (userId: string) =>
    listNotifications(call(userId, { page: 9999, ...query }) as Call<'listNotifications'>);
  const reads: Record<string, (userId: string) => Promise<unknown>> = {
    page: page({}),
    'filtered page': page({ filter: 'people' }),
    'page in the middle': page({ next_id: '50' }),
    'new count': (userId) => countNewNotifications(call(userId, {}) as Call<'countNewNotifications'>),
  };
  return compareReadsByRowCount(reads, { few: few!, many: many! }, runs * 20);
}

/** Writes one notification of many likes. */
async function fillLikes(db: Kysely<Database>, authorId: string, actorId: string): Promise<void> {
  await sql`
    insert into notification_states (user_id, last_position, event_position, event_at)
    values (${authorId}, ${EARLIER_LIKES}, ${EARLIER_LIKES}, now())`.execute(db);
  await sql`
    insert into notifications (id, user_id, type, category, target_kind, target_id, post_id, data, position, count, create_at, last_at)
    values ('likes', ${authorId}, 'post_like', 'interactions', 'post', 'p1', 'p1', '{}', ${EARLIER_LIKES}, ${EARLIER_LIKES}, now(), now())`.execute(
    db,
  );
  await sql`
    insert into notification_entries (user_id, source, notification_id, actor_id, position, create_at)
    select ${authorId}, 'earlier like ' || n, 'likes', ${actorId}, n, now() from generate_series(1, ${EARLIER_LIKES}::int) n`.execute(
    db,
  );
}

/** Notifies one author of the last of many likes of one post, and counts the rows and events. */
async function likeOnePost(db: Kysely<Database>) {
  const [author, ...fans] = (await createBenchUsers(db, LIKES + 1)).map(({ id }) => id);
  await fillLikes(db, author!, fans[0]!);
  const events = createEventRecorder(db, createLocalInstanceSignals());
  const notifications = createNotificationWriter({ events, clock: () => new Date() });
  const target = { kind: 'post', id: 'p1', post_id: 'p1' } as const;
  let next = 0;
  const begun = performance.now();
  const lane = async () => {
    for (let actorId = fans[next++]; actorId; actorId = fans[next++]) {
      const source = `post_likes p1 ${actorId}`;
      const like = { userId: author!, type: 'post_like', actorId, source, target } as const;
      await events.record((trx, append) => notifications.add(trx, append, [like]));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, lane));
  const seconds = (performance.now() - begun) / 1000;
  notifications.close();
  const { rows } = await sql<{ rows: number; likes: number; events: number }>`
    select count(*) as rows, sum(count)::int as likes,
      (select count(*) from event_queue where user_id = ${author!} and type = 'notification') as events
    from notifications where user_id = ${author!}`.execute(db);
  return { ...rows[0]!, seconds: roundToHundredths(seconds), likesPerSecond: Math.round(LIKES / seconds) };
}

/** Measures reads of few and of many notifications, and what a post with many likes costs its author. */
export const benchNotifications = (runs: number) =>
  withEmbeddedBenchDatabase(async ({ db }) => {
    const reads = await measureReads(db, runs);
    const post = await likeOnePost(db);
    const isWithin =
      Object.values(reads).every(({ ratio }) => ratio <= MAX_OF_FEW) &&
      post.rows === 1 &&
      post.likes === EARLIER_LIKES + LIKES &&
      post.events <= post.seconds + 1;
    return { isWithin, reads, post };
  });
