import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { startTestServer } from '../../test-server.ts';
import { defineJob } from './job-definition.ts';
import {
  NUMBERED_TEST_PAYLOAD_SCHEMA,
  type NumberedTestPayload,
  readJobsInTest,
  startJobTestInstances,
} from './test-job-instances.ts';

describe('a job on several instances', () => {
  it('runs only once on two instances', async () => {
    const runs: number[] = [];
    const job = defineJob<NumberedTestPayload>({
      name: 'test.once',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
      isSerial: false,
      concurrency: 3,
      run: async (_services, { number }) => void runs.push(number),
    });
    const [first, second] = await startJobTestInstances(2, [job]);
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        (number % 2 ? first! : second!).services.jobs.enqueue(first!.services.db, job, { number }),
      ),
    );
    await expect
      .poll(async () => (await readJobsInTest(first!, job.name)).map(({ state }) => state))
      .toEqual(numbers.map(() => 'completed'));
    expect(runs.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('with a key waits for the previous job with that key, across instances', async () => {
    let running = 0;
    const most: number[] = [];
    const job = defineJob<NumberedTestPayload>({
      name: 'test.serial',
      payload: NUMBERED_TEST_PAYLOAD_SCHEMA,
      concurrency: 2,
      run: async ({ db }) => {
        most.push((running += 1));
        await db.selectFrom('settings').selectAll().execute();
        running -= 1;
      },
    });
    const [first, second] = await startJobTestInstances(2, [job]);
    for (const { services } of [first!, second!, first!, second!, first!])
      await services.jobs.enqueue(services.db, job, { number: 1 }, { key: 'somebody' });
    await expect
      .poll(async () => (await readJobsInTest(first!, job.name)).filter(({ state }) => state === 'completed').length, {
        timeout: 30_000,
      })
      .toBe(5);
    expect(most).toEqual([1, 1, 1, 1, 1]);
  });

  it('interrupted by a shutdown is run anew by another instance, as its first attempt', async () => {
    const attempts: [instance: number, attempt: number][] = [];
    const release = new AbortController();
    const { connectionConfig, drop } = await createTestDatabase();
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
    const first = await startTestServer({ connectionConfig, jobs: [instance(0)] });
    await first.services.jobs.enqueue(first.services.db, instance(0), {});
    await expect.poll(() => attempts).toEqual([[0, 1]]);
    const second = await startTestServer({ connectionConfig, jobs: [instance(1)] });
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
});
