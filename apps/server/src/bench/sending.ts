import type { Kysely } from 'kysely';
import pg from 'pg';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { hashMessageNgrams } from '../slices/groups/ngrams.ts';
import { type BenchServer, startBenchServer } from './bench-server-processes.ts';
import { createBenchTextSender } from './clients.ts';
import { createBenchGroup, createBenchUsers, type BenchUser } from './users.ts';

/** Concurrent senders, each in their own group; and database connections for the direct transactions. */
const SENDERS = 16;
const CONNECTIONS = 10;
/** Milliseconds of one kind of sending before the other one's turn. */
const TURN = 2000;
const TEXT = 'See you at the harbour at seven, bring the blue rope';

type BenchSender = { person: BenchUser; groupId: string };

/** Sends for one turn; each sender sends one message after another. Returns messages per second. */
async function measureRate(
  send: (sender: BenchSender) => Promise<void>,
  senders: readonly BenchSender[],
): Promise<number> {
  const begun = performance.now();
  let sent = 0;
  const sendRepeatedly = async (sender: BenchSender) => {
    while (performance.now() - begun < TURN) {
      await send(sender);
      sent += 1;
    }
  };
  await Promise.all(senders.map(sendRepeatedly));
  return (sent / (performance.now() - begun)) * 1000;
}

/** Runs only the statements with which the server adds a message, without the server. */
function sendDirectly(pool: pg.Pool) {
  let count = 0;
  return async ({ person, groupId }: BenchSender): Promise<void> => {
    const client = await pool.connect();
    const query = (text: string, values: unknown[] = []) => client.query({ text, values });
    const cid = `direct-${(count += 1)}`;
    try {
      await query('begin');
      const group = await query(
        'select id, type, last_seq, message_count, member_permission from groups where id = $1 for no key update',
        [groupId],
      );
      await query(
        `select role, admin_permission, viewed_message_count, cleared_seq,
          exists (select user_id from group_blocks where group_id = $1 and user_id = $2) as is_blocked,
          exists (select side.user_id from members side where 2 = 1 and side.group_id = $1 and not side.is_listed) as is_hidden
        from members where group_id = $1 and user_id = $2`,
        [groupId, person.id],
      );
      const seq = Number(group.rows[0].last_seq) + 1;
      const added = await query(
        `with added as (
          insert into messages (group_id, seq, message_count, ngrams, user_id, type, cid, text) values ($1, $2, $2, $3, $4, 'text', $5, $6)
          on conflict (user_id, cid) where cid is not null do nothing returning *
        ), moved as (
          update groups set last_seq = $2, message_count = $2, update_at = added.create_at from added where groups.id = added.group_id
        ), seen as (
          update members set last_viewed_seq = $2, viewed_message_count = $2 from added
          where members.group_id = added.group_id and members.user_id = $4
        ) select * from added`,
        [groupId, seq, hashMessageNgrams(groupId, seq, TEXT), person.id, cid, TEXT],
      );
      const ref = { group_id: groupId, message_id: added.rows[0].id, seq };
      await query('insert into event_queue (type, group_id, user_id, ref) values ($1, $2, null, $3)', [
        'message',
        groupId,
        JSON.stringify(ref),
      ]);
      await query('commit');
    } finally {
      client.release();
    }
  };
}

/** Messages per second through the server and by direct transactions, in turns, so that load affects both alike. */
export async function benchMessageSending(
  connectionConfig: DatabaseConnectionConfig,
  db: Kysely<Database>,
  turns: number,
) {
  const people = await createBenchUsers(db, SENDERS);
  const senders = await Promise.all(
    people.map(async (person) => ({ person, groupId: await createBenchGroup(db, [person]) })),
  );
  const server: BenchServer = await startBenchServer(connectionConfig);
  const pool = new pg.Pool({ ...connectionConfig, max: CONNECTIONS });
  const { send, close } = createBenchTextSender(server.port, SENDERS);
  const direct = sendDirectly(pool);
  const through = ({ person, groupId }: BenchSender) => send(person, groupId, TEXT);
  try {
    const rates: { http: number[]; direct: number[] } = { http: [], direct: [] };
    await measureRate(through, senders);
    await measureRate(direct, senders);
    for (let turn = 0; turn < turns; turn += 1) {
      rates.http.push(await measureRate(through, senders));
      rates.direct.push(await measureRate(direct, senders));
    }
    return rates;
  } finally {
    close();
    await pool.end();
    await server.stop();
  }
}
