import type { TestProject } from 'vitest/node';
import { prepareTemplateDatabase, startEmbeddedForTests } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startEmbeddedForTests();
  await prepareTemplateDatabase(address);
  project.provide('databaseServer', address);
  return stop;
}
