import { onTestFinished } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import type { JobDefinition } from './job-definition.ts';

export type NumberedTestPayload = { number: number };
export const NUMBERED_TEST_PAYLOAD_SCHEMA = {
  type: 'object',
  properties: { number: { type: 'integer' } },
  required: ['number'],
  additionalProperties: false,
};

/** Starts instances that run the same jobs on one new database. With `areRun` false, jobs are declared but not run. */
export async function startJobTestInstances(
  amount: number,
  jobs: JobDefinition[],
  areRun = true,
): Promise<TestServer[]> {
  const { connectionConfig, drop } = await createTestDatabase();
  const servers: TestServer[] = [];
  for (let index = 0; index < amount; index += 1)
    servers.push(await startTestServer({ connectionConfig, jobs: areRun ? jobs : [] }));
  if (!areRun) await servers[0]!.services.jobs.open(jobs);
  onTestFinished(async () => {
    for (const server of servers) await server.close();
    if (!areRun) await servers[0]!.services.jobs.close();
    await drop();
  });
  return servers;
}

/** All jobs of a name, in the order of their numbers. */
export const readJobsInTest = async ({ services }: TestServer, name: string) =>
  services.jobs.boss
    .findJobs<NumberedTestPayload>(name)
    .then((jobs) => jobs.toSorted((a, b) => a.data.number - b.data.number));
