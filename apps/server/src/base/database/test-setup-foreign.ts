import type { TestProject } from 'vitest/node';
import { prepareTemplate, startForeignForTests } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startForeignForTests();
  await prepareTemplate(address);
  project.provide('databaseServer', address);
  return stop;
}
