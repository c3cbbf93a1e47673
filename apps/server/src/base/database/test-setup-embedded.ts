import type { TestProject } from 'vitest/node';
import { createTestTemplateDatabase, startEmbeddedTestDatabase } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startEmbeddedTestDatabase();
  await createTestTemplateDatabase(address);
  project.provide('databaseServer', address);
  return stop;
}
