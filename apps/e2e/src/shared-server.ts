import { join } from 'node:path';
import type { DemoDataSnapshot } from './demo-data-snapshot.ts';
import { ServerProcess } from './server-process.ts';

/** The server that most tests share. Those that stop a server, or change what all users see, start their own. */

const NAME = 'shared';

/** Starts the server and tells the tests where it is. Returns it. */
export async function startSharedServer(snapshot: DemoDataSnapshot): Promise<ServerProcess> {
  const server = await snapshot.startServer(NAME, { GUEST_ALLOWANCE: '1000000' });
  process.env['E2E_WORLD'] = snapshot.folder;
  process.env['E2E_PORT'] = String(server.port);
  return server;
}

export const getSharedServerPort = (): number => Number(process.env['E2E_PORT']);

export const getSharedServerDataDir = (): string => join(process.env['E2E_WORLD']!, NAME);

/** Runs `pnpm operator …` on the shared server's data, for what affects the test's own users only. */
export const runOperatorOnSharedServer = (...args: string[]): Promise<void> =>
  new ServerProcess({
    dataDir: getSharedServerDataDir(),
    log: join(getSharedServerDataDir(), 'operator.log'),
  }).runOperator(...args);
