import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabasePool } from '../base/database/connect.ts';
import { createTestDatabase } from '../base/database/test-database.ts';
import { runJobNowInTest } from '../platform/jobs/test-jobs.ts';
import { verifyLedger } from '../platform/ledger/verify.ts';
import { announceClaimsJob } from '../slices/red-envelopes/announce.ts';
import { endDueEnvelopesJob, endMinefieldJob } from '../slices/red-envelopes/end-envelopes.ts';
import { createEnvelopeTestClient, expireTestEnvelope } from '../slices/red-envelopes/test-envelopes.ts';
import { createTestGroup, type TestUser } from '../slices/test-world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createFaultTestRandom } from './random.ts';
import { findRedEnvelopeTestViolations } from './red-envelope-invariants.ts';

/** `pnpm faults red-envelopes` sets both. */
const SEED = Number(process.env['FAULT_SEED'] ?? 1);
const OPERATIONS = Number(process.env['FAULT_OPERATIONS'] ?? 300);
const USERS = 8;
const MAX_CONCURRENT = 10;
const RESTART_PROBABILITY = 0.05;
const HOUR_MS = 3_600_000;
const MONTH_SECONDS = 31 * 24 * 3600;
/** Milliseconds for an operation, with its checks, on a busy machine. */
const OPERATION_TIMEOUT_MS = 400;

const random = createFaultTestRandom(SEED);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Two instances, whose clocks are an hour ahead and an hour behind. */
let servers: TestServer[];
let people: TestUser[] = [];
let group: string;
let ids: string[] = [];
/** Envelopes whose last answer to a user was "none left". */
const emptied = new Set<string>();

const start = (hours: number) =>
  startTestServer({
    connectionConfig: database.connectionConfig,
    clock: () => new Date(Date.now() + hours * HOUR_MS),
    config: { accessTokenLifetime: MONTH_SECONDS },
  });

async function startServers(): Promise<void> {
  servers = [await start(1), await start(-1)];
  await servers[0]!.services.jobs.open([announceClaimsJob, endMinefieldJob]);
}

async function stopServers(): Promise<void> {
  await servers[0]!.services.jobs.close();
  await Promise.all(servers.map((server) => server.close()));
}

beforeAll(async () => {
  database = await createTestDatabase();
  await startServers();
  const envelopes = createEnvelopeTestClient(servers[0]!);
  for (let index = 0; index < USERS; index += 1) people.push(await envelopes.person(20_000));
  group = await createTestGroup(servers[0]!.services, people as [TestUser, ...TestUser[]]);
});
afterAll(async () => {
  await stopServers();
  await database.drop();
});

const recent = (): string => ids.at(-1 - random.below(Math.min(ids.length, 4)))!;

async function send(): Promise<void> {
  const body = random.chance(0.5)
    ? { kind: 2, amount: 20 + random.below(200), count: 1 + random.below(6) }
    : { kind: 3, amount: 400 + random.below(400), count: 2 + random.below(3), digit: random.below(10) };
  // Some requests have the cid of an earlier one.
  const cid = `cid-of-storm-${random.below(OPERATIONS)}`;
  const { json } = await createEnvelopeTestClient(random.pick(servers)).sending(random.pick(people), group, {
    ...body,
    cid,
  });
  if (json.result) ids.push(json.result.red_envelope.card.id);
}

async function claim(): Promise<void> {
  if (ids.length === 0) return;
  const [id, who, envelopes] = [recent(), random.pick(people), createEnvelopeTestClient(random.pick(servers))];
  const stake = (await envelopes.read(who, id))?.card.stake;
  const { json } = await envelopes.claim(who, id, stake ? { stake } : {});
  if (json.result?.status === 2 && json.result.card.state === 'empty') emptied.add(id);
}

const STEPS: readonly [weight: number, step: () => Promise<unknown>][] = [
  [3, send],
  [16, claim],
  [2, async () => (ids.length > 0 ? expireTestEnvelope(servers[0]!, recent()) : undefined)],
  [2, async () => runJobNowInTest(random.pick(servers).services, endDueEnvelopesJob)],
  [2, async () => createEnvelopeTestClient(servers[0]!).announce()],
  [
    1,
    () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(random.pick(servers).services.db),
  ],
];
const TOTAL = STEPS.reduce((sum, [weight]) => sum + weight, 0);

function chooseStep(): () => Promise<unknown> {
  let rest = random.below(TOTAL);
  return STEPS.find(([weight]) => (rest -= weight) < 0)![1];
}

/** Checks over a new connection, which no fault has ended. */
async function check(): Promise<string[]> {
  const { db } = openDatabasePool(database.connectionConfig, { connections: 1 });
  const violations = await findRedEnvelopeTestViolations(db);
  await db.destroy();
  return violations;
}

it(
  `red envelopes: the books are right after ${OPERATIONS} operations with faults and wrong clocks, seed ${SEED}`,
  { timeout: 60_000 + OPERATIONS * OPERATION_TIMEOUT_MS },
  async () => {
    for (let count = 0; count < OPERATIONS;) {
      const steps = Array.from({ length: 1 + random.below(MAX_CONCURRENT) }, chooseStep);
      count += steps.length;
      // A lost connection fails a step; only the books must be right afterwards.
      await Promise.allSettled(steps.map((step) => step()));
      if (random.chance(RESTART_PROBABILITY)) {
        await stopServers();
        await startServers();
      }
      expect(await check()).toEqual([]);
    }
    // The connections that the database has ended go with the former servers.
    await stopServers();
    await startServers();
    const { services } = servers[0]!;
    for (const id of ids) await expireTestEnvelope(servers[0]!, id);
    await runJobNowInTest(services, endDueEnvelopesJob);
    // Jobs of ended instances run again after their heartbeat; here they run at once.
    await sql`update red_envelopes set announce_at = null`.execute(services.db);
    for (const id of new Set(ids))
      await announceClaimsJob.run(
        services,
        { id },
        { number: 1, lastError: null, signal: new AbortController().signal },
      );
    expect(await check()).toEqual([]);
    const { rows } = await sql<{ id: string }>`
      select id from red_envelopes where end_at is null
      union all select envelope_id from red_envelope_shares where user_id is not null and not (is_announced and has_line)`.execute(
      services.db,
    );
    expect(rows).toEqual([]);
    const free = await sql<{ envelope_id: string }>`
      select envelope_id from red_envelope_shares where user_id is null and envelope_id = any(${[...emptied]})`.execute(
      services.db,
    );
    expect(free.rows).toEqual([]);
    expect(await verifyLedger(services.db, services.ledger.keys)).toMatchObject({ sum: 0, flaw: null });
    expect(ids.length).toBeGreaterThan(OPERATIONS / 40);
  },
);
