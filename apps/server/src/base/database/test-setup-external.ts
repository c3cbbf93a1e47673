import type { TestProject } from 'vitest/node';
import { createTestTemplateDatabase, startExternalTestDatabase } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startExternalTestDatabase();
  await createTestTemplateDatabase(address);
  project.provide('databaseServer', address);
  return stop;
}
