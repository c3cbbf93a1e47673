import type { TestProject } from 'vitest/node';
import { prepareTemplate, startEmbeddedForTests } from './test-servers.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startEmbeddedForTests();
  await prepareTemplate(address);
  project.provide('databaseServer', address);
  return stop;
}
