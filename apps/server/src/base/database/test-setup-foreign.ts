import type { TestProject } from 'vitest/node';
import { prepareTemplateDatabase, startExternalForTests } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startExternalForTests();
  await prepareTemplateDatabase(address);
  project.provide('databaseServer', address);
  return stop;
}
