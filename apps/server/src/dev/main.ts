import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { readServerConfig, UNIVERSAL_SLUG } from '../base/config.ts';
import { createSiteFinder } from '../platform/hosting/hosts.ts';
import { assertPortAvailable } from '../listen-on-port.ts';
import { StartError } from '../base/start-error.ts';
import {
  stopChildProcess,
  findFreePort,
  runCodeGenerators,
  startDevServerProcess,
  startViteProcess,
} from './child-processes.ts';
import { createDevProxy } from './proxy.ts';
import { watchFolder } from './watch-folder.ts';

/**
 * `pnpm dev`: serves the hosts of `npm start`, each through Vite (started at the first request to its host), and restarts the
 * server when its code changes. Requests wait for the restart; the database needs a tenth of a second.
 */
const SERVER_PATHS = /^\/(api|social|brand|media|dev|v1|healthz|readyz|metrics)(\/|\?|$)/;

const ROOT = join(import.meta.dirname, '../../../..');
/** Milliseconds without a change before the reaction. */
const QUIET_MS = 150;

/** Folders with the server's code. */
const CODE = ['apps/server/src', 'packages/api/src', 'packages/brand/src', 'packages/domain/src'];
/** Folders with the sources of src/generated. */
const SOURCES = ['openapi', 'brands', 'packages/tokens/tokens', 'packages/i18n/messages'];

const pages = new Map<string, Promise<number>>();
const children = new Set<ChildProcess>();
let isEnding = false;

async function endAll(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([...children].map(stopChildProcess));
  process.exit(exitCode);
}

function keep(child: ChildProcess): ChildProcess {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Calls `react` after a change, once the folders are quiet. Calls do not overlap. */
function onChange(folders: readonly string[], react: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let reaction = Promise.resolve();
  for (const folder of folders) {
    watchFolder(join(ROOT, folder), (path) => {
      if (/\.test\.ts$|~$|\.sw.$|\.tmp$/.test(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (reaction = reaction.then(react)), QUIET_MS);
    });
  }
}

async function develop(): Promise<void> {
  const config = readServerConfig(process.env);
  await assertPortAvailable(config);
  const findSite = createSiteFinder(config);
  const serverPort = await findFreePort();
  const serverEnv = {
    PORT: String(serverPort),
    PUBLIC_PORT: String(config.port),
    HOST: 'localhost',
    SHUTDOWN_DELAY: '0',
  };

  const vitePort = async (slug: string): Promise<number> => {
    const port = await findFreePort();
    const vite = keep(startViteProcess(slug, port, { QUINTET_SERVER: `http://localhost:${serverPort}` }));
    // After an error in its configuration, the next request starts it again.
    vite.once('exit', () => pages.delete(slug));
    return port;
  };
  const route = async ({ url = '/', headers }: IncomingMessage): Promise<number> => {
    if (SERVER_PATHS.test(url) && headers['sec-websocket-protocol'] !== 'vite-hmr') return serverPort;
    const slug = findSite(headers.host ?? '')?.brand?.slug ?? UNIVERSAL_SLUG;
    const port = pages.get(slug) ?? vitePort(slug);
    pages.set(slug, port);
    return port;
  };

  const front = createDevProxy(route).listen(config.port, config.host);
  await once(front, 'listening');
  let server = keep(startDevServerProcess(serverEnv));
  const [code] = (await Promise.race([once(server, 'exit'), once(server, 'message')])) as [number | string];
  if (typeof code === 'number')
    console.error('The server did not start. It tries again when a file of its code is saved.');

  onChange(CODE, async () => {
    await stopChildProcess(server);
    if (!isEnding) server = keep(startDevServerProcess({ ...serverEnv, ANNOUNCE: '0' }));
  });
  onChange(SOURCES, runCodeGenerators);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll(0));
process.on('disconnect', () => void endAll(0));
await develop().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  return endAll(1);
});
