import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { runQueuedJobsInTest } from '../platform/jobs/test-jobs.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { auditLogCommand } from './audit.ts';
import { jobsCommand } from './jobs.ts';

const REASON = ['--reason', 'the disk is replaced'];
const UUID = /[0-9a-f-]{36}/;
let server: TestServer;
let isBroken = true;
const brittle = defineJob<{ number: number }>({
  name: 'test.brittle',
  payload: { type: 'object', properties: { number: { type: 'integer' } } },
  attempts: 2,
  run: async (_services, { number }) => {
    if (isBroken) throw new Error(`the disk of ${number} is full\nin detail`);
  },
});

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.open([brittle]);
});
afterAll(async () => {
  await server.services.jobs.close();
  await server.close();
});

const operate = (...args: string[]) => {
  const { config, db, events, clock } = server.services;
  return jobsCommand.prepare(args)({ config, db, events, clock });
};
/** Lists the jobs of this test only: recurring jobs may be queued meanwhile. */
const list = (...args: string[]) => operate('list', ...args, brittle.name);
const enqueue = (number: number) => server.services.jobs.enqueue(server.services.db, brittle, { number });

it('jobs list: shows name, state, attempts, last error, next run and age, by state and name', async () => {
  expect(await list()).toBe('No job matches.');
  await enqueue(1);
  expect(await list('created')).toMatch(
    /^[0-9a-f-]{36} {2}test\.brittle {2}created {2}attempt 0 of 2 {2}0 h 0 min old {2}runs at 2\S+Z$/,
  );
  await runQueuedJobsInTest(server.services, [brittle]);
  expect(await list()).toMatch(/retry {2}attempt 1 of 2 .* runs at 2\S+Z {2}error: the disk of 1 is full$/);
  await runQueuedJobsInTest(server.services, [brittle], { hasDelays: false });
  expect(await list('failed')).toMatch(/failed {2}attempt 2 of 2 {2}0 h 0 min old {2}error: the disk of 1 is full$/);
  expect(await operate('list', 'test.other')).toBe('No job matches.');
});

it('jobs retry: runs failed jobs again, by id or by name', async () => {
  await enqueue(2);
  await enqueue(3);
  await runQueuedJobsInTest(server.services, [brittle], { hasDelays: false });
  const lines = (await list('failed')).split('\n');
  expect(lines).toHaveLength(3);
  const id = UUID.exec(lines[0]!)![0];
  isBroken = false;
  expect(await operate('retry', id, ...REASON)).toBe(`Queued again: ${id}`);
  await runQueuedJobsInTest(server.services, [brittle], { hasDelays: false });
  expect(await list('completed')).toContain(id);
  expect((await list('failed')).split('\n')).toHaveLength(2);
  expect(await auditLogCommand.prepare([id])(server.services)).toMatch(
    / {2}jobs retry {2}\S+ {2}the disk is replaced$/,
  );
  await operate('retry-all', 'test.brittle', ...REASON);
  await runQueuedJobsInTest(server.services, [brittle], { hasDelays: false });
  expect(await list()).toBe('No job matches.');
  await expect(operate('retry', id, ...REASON)).rejects.toThrow('jobs: no failed job matches');
});

it.each([[], ['list', 'failed', 'a', 'b'], ['retry'], ['retry', 'x'], ['retry-all'], ['retry-all', 'x'], ['stop']])(
  'jobs: refuses %s %s',
  (...args) => {
    expect(() => jobsCommand.prepare(args)).toThrow(/Usage/);
  },
);
