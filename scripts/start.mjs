// `npm start` and `pnpm dev` (`start.mjs dev`): sets up what is missing, then serves all brands.
// Plain JavaScript, so that it runs on any Node from version 20.
import { join } from 'node:path';
import { checkNode, createEnvironment, hasSpace, install, ROOT } from './setup.mjs';
import { exitWithChild, run } from './spawn.mjs';

/** Lines of turbo's own status output. */
const TURBO_STATUS = /^\s*(•.*|cache (hit|miss).*|\$ .*|(Tasks|Cached|Time):.*)?$/;

/** Makes glibc return large blocks at once: otherwise the server keeps the memory used to decode images. */
const MALLOC_ENV = { MALLOC_MMAP_THRESHOLD_: '131072' };

const isDevelopment = process.argv[2] === 'dev';

async function start() {
  if (!checkNode()) return 1;
  const env = createEnvironment();
  if (!(await install(env)) || !hasSpace(300, 'Starting')) return 1;

  const step = isDevelopment ? 'generate' : 'build';
  const turbo = ['run', step, '--output-logs=new-only', '--log-prefix=none', '--no-update-notifier'];
  console.log(
    isDevelopment
      ? 'Generating code from the contract and the brands …'
      : 'Building the brands (unchanged parts come from the cache) …',
  );
  const built = await run('turbo', turbo, { env, cwd: ROOT, heartbeat: 'building', filter: TURBO_STATUS });
  if (built !== 0) {
    console.error('The build failed; the lines above say why.');
    return 1;
  }
  const isProduction = env.NODE_ENV === 'production';
  const server = join(ROOT, isProduction ? 'apps/server/src/main.ts' : 'apps/demo/src/main.ts');
  const main = isDevelopment ? join(ROOT, 'apps/server/src/dev/main.ts') : server;
  return run('node', [main], { env: { ...MALLOC_ENV, ...env, SERVER_MAIN: server }, cwd: ROOT, ipc: true });
}

exitWithChild();
process.exit(await start());
