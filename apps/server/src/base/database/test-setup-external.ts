import type { TestProject } from 'vitest/node';
import { createTestTemplateDatabase, startExternalTestDatabase } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionConfig, stop } = await startExternalTestDatabase();
  await createTestTemplateDatabase(connectionConfig);
  project.provide('databaseServer', connectionConfig);
  return stop;
}
