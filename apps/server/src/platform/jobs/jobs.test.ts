import { once } from 'node:events';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { runTransaction } from '../../base/database/transaction.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { defineJob, type Job } from './job.ts';
import { expireTestJobHeartbeats, runQueuedJobsInTest } from './test-jobs.ts';

type Numbered = { number: number };
const payload = {
  type: 'object',
  properties: { number: { type: 'integer' } },
  required: ['number'],
  additionalProperties: false,
};

/** Starts instances that run the same jobs on one new database. With `areRun` false, jobs are declared but not run. */
async function startInstances(amount: number, jobs: Job[], areRun = true): Promise<TestServer[]> {
  const { address, drop } = await createTestDatabase();
  const servers: TestServer[] = [];
  for (let index = 0; index < amount; index += 1)
    servers.push(await startTestServer({ address, jobs: areRun ? jobs : [] }));
  if (!areRun) await servers[0]!.services.jobs.open(jobs);
  onTestFinished(async () => {
    for (const server of servers) await server.close();
    if (!areRun) await servers[0]!.services.jobs.close();
    await drop();
  });
  return servers;
}

const readJobs = async ({ services }: TestServer, name: string) =>
  services.jobs.boss.findJobs<Numbered>(name).then((jobs) => jobs.toSorted((a, b) => a.data.number - b.data.number));

describe('a job', () => {
  it('runs only once on two instances', async () => {
    const runs: number[] = [];
    const job = defineJob<Numbered>({
      name: 'test.once',
      payload,
      isSerial: false,
      concurrency: 3,
      run: async (_services, { number }) => void runs.push(number),
    });
    const [first, second] = await startInstances(2, [job]);
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        (number % 2 ? first! : second!).services.jobs.enqueue(first!.services.db, job, { number }),
      ),
    );
    await expect
      .poll(async () => (await readJobs(first!, job.name)).map(({ state }) => state))
      .toEqual(numbers.map(() => 'completed'));
    expect(runs.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('never runs when the transaction that enqueues it is rolled back', async () => {
    const runs: number[] = [];
    const job = defineJob<Numbered>({
      name: 'test.rolled-back',
      payload,
      run: async (_services, { number }) => void runs.push(number),
    });
    const [server] = await startInstances(1, [job]);
    const { db, jobs } = server!.services;
    await expect(
      runTransaction(db, async (trx) => {
        await jobs.enqueue(trx, job, { number: 1 });
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    await runTransaction(db, (trx) => jobs.enqueue(trx, job, { number: 2 }));
    await expect.poll(() => runs).toEqual([2]);
    expect(await readJobs(server!, job.name)).toHaveLength(1);
  });

  it('that fails is retried with growing delays, then counts as failed with its last error', async () => {
    const lines: { msg: string; attempt: number }[] = [];
    const sink = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)));
        done();
      },
    });
    const job = defineJob<Numbered>({
      name: 'test.failing',
      payload,
      attempts: 3,
      run: async (_services, _payload, { number }) => {
        throw new Error(`attempt ${number}`);
      },
    });
    const server = await startTestServer({ log: pino({}, sink) });
    onTestFinished(() => server.close());
    const { db, jobs } = server.services;
    await jobs.open([job]);
    onTestFinished(() => jobs.close());
    await jobs.enqueue(db, job, { number: 1 });
    const delays: number[] = [];
    const run = async (hasDelays: boolean) => {
      await runQueuedJobsInTest(server.services, [job], { hasDelays });
      return (await readJobs(server, job.name))[0]!;
    };
    const [retry] = [await run(true), await run(true)];
    expect([retry.state, retry.retryCount]).toEqual(['retry', 0]);
    delays.push(retry.startAfter.getTime() - Date.now());
    expect(delays[0]).toBeGreaterThan(1000);
    const failed = await run(false);
    expect([failed.state, failed.output]).toEqual(['failed', expect.objectContaining({ message: 'attempt 3' })]);
    expect(lines.filter(({ msg }) => msg === 'a job failed').map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('that hangs does not block others', async () => {
    const runs: number[] = [];
    const hanging = defineJob({ name: 'test.hanging', run: () => new Promise<void>(() => {}) });
    const other = defineJob<Numbered>({
      name: 'test.other',
      payload,
      run: async (_services, { number }) => void runs.push(number),
    });
    const [server] = await startInstances(1, [hanging, other]);
    const { db, jobs } = server!.services;
    await jobs.enqueue(db, hanging, {});
    await jobs.enqueue(db, hanging, {});
    await expect
      .poll(async () => (await jobs.boss.findJobs(hanging.name)).map(({ state }) => state).toSorted())
      .toEqual(['active', 'created']);
    await jobs.enqueue(db, other, { number: 1 });
    await expect.poll(() => runs).toEqual([1]);
  });

  it('with a key waits for the previous job with that key, across instances', async () => {
    let running = 0;
    const most: number[] = [];
    const job = defineJob<Numbered>({
      name: 'test.serial',
      payload,
      concurrency: 2,
      run: async ({ db }) => {
        most.push((running += 1));
        await db.selectFrom('settings').selectAll().execute();
        running -= 1;
      },
    });
    const [first, second] = await startInstances(2, [job]);
    for (const { services } of [first!, second!, first!, second!, first!])
      await services.jobs.enqueue(services.db, job, { number: 1 }, { key: 'somebody' });
    await expect
      .poll(async () => (await readJobs(first!, job.name)).filter(({ state }) => state === 'completed').length, {
        timeout: 30_000,
      })
      .toBe(5);
    expect(most).toEqual([1, 1, 1, 1, 1]);
  });

  it('with a payload of another version fails with an explanation', async () => {
    const job = defineJob<Numbered>({ name: 'test.payload', payload, run: async () => {} });
    const [server] = await startInstances(1, [job], false);
    await server!.services.jobs.boss.send(job.name, { number: 'one' });
    await runQueuedJobsInTest(server!.services, [job], { hasDelays: false });
    const [failed] = await readJobs(server!, job.name);
    expect([failed!.state, failed!.output]).toEqual([
      'failed',
      expect.objectContaining({ message: 'test.payload: payload/number must be integer' }),
    ]);
  });

  it('interrupted by a shutdown is run anew by another instance, as its first attempt', async () => {
    const attempts: [instance: number, attempt: number][] = [];
    const release = new AbortController();
    const { address, drop } = await createTestDatabase();
    const instance = (index: number) =>
      defineJob({
        name: 'test.released',
        run: async (_services, _payload, { number, signal }) => {
          attempts.push([index, number]);
          if (index === 1) return;
          await once(AbortSignal.any([signal, release.signal]), 'abort');
          signal.throwIfAborted();
        },
      });
    const first = await startTestServer({ address, jobs: [instance(0)] });
    await first.services.jobs.enqueue(first.services.db, instance(0), {});
    await expect.poll(() => attempts).toEqual([[0, 1]]);
    const second = await startTestServer({ address, jobs: [instance(1)] });
    onTestFinished(async () => {
      await second.close();
      await drop();
    });
    await first.close();
    await expect
      .poll(() => attempts)
      .toEqual([
        [0, 1],
        [1, 1],
      ]);
  });

  it('of an instance that died is run by another', async () => {
    const attempts: number[] = [];
    const job = defineJob<Numbered>({
      name: 'test.died',
      payload,
      run: async (_services, _payload, { number }) => void attempts.push(number),
    });
    const [server] = await startInstances(1, [job], false);
    const { db, jobs } = server!.services;
    await jobs.enqueue(db, job, { number: 1 });
    await jobs.boss.fetch(job.name);
    await runQueuedJobsInTest(server!.services, [job]);
    expect(attempts).toEqual([]);
    await expireTestJobHeartbeats(server!.services, job);
    await runQueuedJobsInTest(server!.services, [job], { hasDelays: false });
    expect(attempts).toEqual([2]);
  });
});

it('recurring jobs: each is scheduled once, and unscheduled when it is no longer declared', async () => {
  const make = (name: string) => defineJob({ name, cron: '0 * * * *', run: async () => {} });
  const [first] = await startInstances(2, [make('test.hourly'), make('test.former')]);
  const schedules = async () => (await first!.services.jobs.boss.getSchedules()).map(({ name, cron }) => [name, cron]);
  expect(await schedules()).toEqual([
    ['test.former', '0 * * * *'],
    ['test.hourly', '0 * * * *'],
  ]);
  await first!.services.jobs.open([make('test.hourly')]);
  expect(await schedules()).toEqual([['test.hourly', '0 * * * *']]);
});
