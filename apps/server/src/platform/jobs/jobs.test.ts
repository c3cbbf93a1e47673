import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runTransaction } from '../../base/database/transaction.ts';
import { startTestServer } from '../../test-server.ts';
import { defineJob } from './job-definition.ts';
import {
  NUMBERED_TEST_PAYLOAD_SCHEMA,
  type NumberedTestPayload,
  readJobsInTest,
  startJobTestInstances,
} from './test-job-instances.ts';
import { expireTestJobHeartbeats, runQueuedJobsInTest } from './test-jobs.ts';

describe('a job', () => {
  it('never runs when the transaction that enqueues it is rolled back', async () => {
    const runs: number[] = [];
    const job = defineJob<NumberedTestPayload>({
      name: 'test.rolled-back',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
      run: async (_services, { number }) => void runs.push(number),
    });
    const [server] = await startJobTestInstances(1, [job]);
    const { db, jobs } = server!.services;
    await expect(
      runTransaction(db, async (trx) => {
        await jobs.enqueue(trx, job, { number: 1 });
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    await runTransaction(db, (trx) => jobs.enqueue(trx, job, { number: 2 }));
    await expect.poll(() => runs).toEqual([2]);
    expect(await readJobsInTest(server!, job.name)).toHaveLength(1);
  });

  it('is retried with growing delays when it fails, then counts as failed with its last error', async () => {
    const lines: { msg: string; attempt: number }[] = [];
    const sink = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)));
        done();
      },
    });
    const job = defineJob<NumberedTestPayload>({
      name: 'test.failing',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
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
      return (await readJobsInTest(server, job.name))[0]!;
    };
    const [retry] = [await run(true), await run(true)];
    expect([retry.state, retry.retryCount]).toEqual(['retry', 0]);
    delays.push(retry.startAfter.getTime() - Date.now());
    expect(delays[0]).toBeGreaterThan(1000);
    const failed = await run(false);
    expect([failed.state, failed.output]).toEqual(['failed', expect.objectContaining({ message: 'attempt 3' })]);
    expect(lines.filter(({ msg }) => msg === 'a job failed').map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('does not block others when it hangs', async () => {
    const runs: number[] = [];
    const hanging = defineJob({ name: 'test.hanging', run: () => new Promise<void>(() => {}) });
    const other = defineJob<NumberedTestPayload>({
      name: 'test.other',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
      run: async (_services, { number }) => void runs.push(number),
    });
    const [server] = await startJobTestInstances(1, [hanging, other]);
    const { db, jobs } = server!.services;
    await jobs.enqueue(db, hanging, {});
    await jobs.enqueue(db, hanging, {});
    await expect
      .poll(async () => (await jobs.boss.findJobs(hanging.name)).map(({ state }) => state).toSorted())
      .toEqual(['active', 'created']);
    await jobs.enqueue(db, other, { number: 1 });
    await expect.poll(() => runs).toEqual([1]);
  });

  it('with a payload of another version fails with an explanation', async () => {
    const job = defineJob<NumberedTestPayload>({
      name: 'test.payload',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
      run: async () => {},
    });
    const [server] = await startJobTestInstances(1, [job], false);
    await server!.services.jobs.boss.send(job.name, { number: 'one' });
    await runQueuedJobsInTest(server!.services, [job], { hasDelays: false });
    const [failed] = await readJobsInTest(server!, job.name);
    expect([failed!.state, failed!.output]).toEqual([
      'failed',
      expect.objectContaining({ message: 'test.payload: payload/number must be integer' }),
    ]);
  });

  it('is run by another instance when its own has died', async () => {
    const attempts: number[] = [];
    const job = defineJob<NumberedTestPayload>({
      name: 'test.died',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
      run: async (_services, _payload, { number }) => void attempts.push(number),
    });
    const [server] = await startJobTestInstances(1, [job], false);
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
  const [first] = await startJobTestInstances(2, [make('test.hourly'), make('test.former')]);
  const schedules = async () => (await first!.services.jobs.boss.getSchedules()).map(({ name, cron }) => [name, cron]);
  expect(await schedules()).toEqual([
    ['test.former', '0 * * * *'],
    ['test.hourly', '0 * * * *'],
  ]);
  await first!.services.jobs.open([make('test.hourly')]);
  expect(await schedules()).toEqual([['test.hourly', '0 * * * *']]);
});
