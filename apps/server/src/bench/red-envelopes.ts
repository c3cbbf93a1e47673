import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import { startEmbeddedPostgres } from '../base/database/embedded/embedded.ts';
import type { Database } from '../base/database/types.ts';
import { startBenchServer } from './bench-server-processes.ts';
import { createBenchHttpClient, createBenchTextSender } from './clients.ts';
import { withMigratedBenchDatabase } from './database.ts';
import {
  createBenchEnvelopeClient,
  prepareBenchEnvelopeSender,
  BENCH_ENVELOPE_SHARE_COUNT,
} from './envelope-clients.ts';
import { createBenchGroup, createBenchUsers } from './users.ts';
import { getQuantile, roundToHundredths } from './statistics.ts';

const MEMBERS = 2300;
/** Database connections of the bare updates, as many as a server has. */
const CONNECTIONS = 20;
/** Minimum ratios: claims per second to bare updates of one row, and sends in the room of the claims to sends in another room. */
const MIN_RATIOS = { claims: 0.5, sending: 0.8 };

/** The number of results per second of concurrent work. */
async function measureRate<T>(work: readonly Promise<T>[]): Promise<{ rate: number; results: T[] }> {
  const begun = performance.now();
  const results = await Promise.all(work);
  return { rate: (results.length * 1000) / (performance.now() - begun), results };
}

async function measure(connectionConfig: DatabaseConnectionConfig, db: Kysely<Database>, runs: number) {
  const [sender, ...members] = await createBenchUsers(db, MEMBERS);
  await prepareBenchEnvelopeSender(db, sender!);
  const room = await createBenchGroup(db, [sender!, ...members]);
  const other = await createBenchGroup(db, [sender!, ...members]);
  await sql`create table bench_counter (n integer not null)`.execute(db);
  await sql`insert into bench_counter values (0)`.execute(db);
  await sql`vacuum analyze`.execute(db);
  const pool = new pg.Pool({ ...connectionConfig, max: CONNECTIONS });
  const server = await startBenchServer(connectionConfig, ['red-envelopes.announce-claims']);
  const posting = createBenchHttpClient(server.port, MEMBERS);
  const sending = createBenchTextSender(server.port, 1);
  const { sendEnvelope, claim } = createBenchEnvelopeClient(posting.post, sender!);
  const rates: Record<'winners' | 'losers' | 'all' | 'bare', number[]> = { winners: [], losers: [], all: [], bare: [] };
  const times: Record<'alone' | 'together', number[]> = { alone: [], together: [] };
  const sends: Record<'alone' | 'other' | 'same', number[]> = { alone: [], other: [], same: [] };

  /** Sends one message after another into the room until the work has ended. Returns messages per second. */
  const sendDuring = async (work: Promise<unknown>): Promise<number> => {
    const turn = new AbortController();
    void work.finally(() => turn.abort());
    let count = 0;
    const begun = performance.now();
    do {
      await sending.send(sender!, room, 'See you at the harbour');
      count += 1;
    } while (!turn.signal.aborted);
    return (count * 1000) / (performance.now() - begun);
  };
  const claimAll = async (groupId: string, people = members) => {
    const id = await sendEnvelope(groupId);
    return { id, claims: people.map((person) => () => claim(person, id)) };
  };
  const begin = <T>(claims: readonly (() => Promise<T>)[]) => measureRate(claims.map((run) => run()));

  try {
    // The first run fills the caches and opens the connections.
    for (let run = -1; run < runs; run += 1) {
      const alone = await claimAll(room);
      const aloneTimes: number[] = [];
      for (const press of alone.claims.slice(0, BENCH_ENVELOPE_SHARE_COUNT))
        aloneTimes.push((await press()).milliseconds);
      const losers = await begin(alone.claims.slice(BENCH_ENVELOPE_SHARE_COUNT));
      const bare = await measureRate(members.map(() => pool.query('update bench_counter set n = n + 1')));
      const winners = await begin((await claimAll(room, members.slice(0, BENCH_ENVELOPE_SHARE_COUNT))).claims);
      const together = await begin((await claimAll(room)).claims);
      if (together.results.filter(({ isWon }) => isWon).length !== BENCH_ENVELOPE_SHARE_COUNT)
        throw new Error('not every share was claimed');
      const inOther = await sendDuring(begin((await claimAll(other)).claims));
      const inSame = await sendDuring(begin((await claimAll(room)).claims));
      const sendAlone = await sendDuring(new Promise((resolve) => void setTimeout(resolve, 1000)));
      if (run < 0) continue;
      times.alone.push(...aloneTimes);
      times.together.push(...together.results.map(({ milliseconds }) => milliseconds));
      rates.winners.push(winners.rate);
      rates.losers.push(losers.rate);
      rates.all.push(together.rate);
      rates.bare.push(bare.rate);
      sends.alone.push(sendAlone);
      sends.other.push(inOther);
      sends.same.push(inSame);
    }
  } finally {
    posting.close();
    sending.close();
    await pool.end();
    await server.stop();
  }
  const medians = <K extends string>(values: Record<K, number[]>) =>
    Object.fromEntries(
      Object.entries<number[]>(values).map(([name, list]) => [name, roundToHundredths(getQuantile(list, 0.5))]),
    ) as Record<K, number>;
  const [claimsPerSecond, sendsPerSecond] = [medians(rates), medians(sends)];
  const ratios = {
    claims: roundToHundredths(claimsPerSecond.all / claimsPerSecond.bare),
    winners: roundToHundredths(claimsPerSecond.winners / claimsPerSecond.bare),
    losers: roundToHundredths(claimsPerSecond.losers / claimsPerSecond.bare),
    sending: roundToHundredths(sendsPerSecond.same / sendsPerSecond.other),
    'sending to sending alone': roundToHundredths(sendsPerSecond.same / sendsPerSecond.alone),
  };
  return {
    isWithin: ratios.claims >= MIN_RATIOS.claims && ratios.sending >= MIN_RATIOS.sending,
    least: MIN_RATIOS,
    ratios,
    claimsPerSecond,
    sendsPerSecond,
    p99Milliseconds: {
      alone: roundToHundredths(getQuantile(times.alone, 0.99)),
      together: roundToHundredths(getQuantile(times.together, 0.99)),
    },
  };
}

/**
 * Measures claims of one red envelope: alone, by 2,300 members at once, beside updates of one row by a bare client of the database; and
 * messages that are sent into the room meanwhile.
 */
export async function benchRedEnvelopes(runs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-bench-'));
  const { connectionConfig, stop } = await startEmbeddedPostgres(folder);
  try {
    return await withMigratedBenchDatabase(connectionConfig, ({ db }) => measure(connectionConfig, db, runs));
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
