// `npm start` and `pnpm dev` (`start.mjs dev`): sets up what is missing, then serves all brands.
// Plain JavaScript: it starts on whatever Node is there (20 or later).
import { join } from 'node:path';
import { checkNode, environment, hasSpace, install, ROOT } from './setup.mjs';
import { endTogether, run } from './spawn.mjs';

/** What turbo says about itself. */
const CHATTER = /^\s*(•.*|cache (hit|miss).*|\$ .*|(Tasks|Cached|Time):.*)?$/;

/** glibc gives large blocks back as soon as they are free: else the server keeps what decoding pictures took. */
const GIVING_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' };

const isDevelopment = process.argv[2] === 'dev';

async function start() {
  if (!checkNode()) return 1;
  const env = environment();
  if (!(await install(env)) || !hasSpace(300, 'Starting')) return 1;

  const step = isDevelopment ? 'generate' : 'build';
  const turbo = ['run', step, '--output-logs=new-only', '--log-prefix=none', '--no-update-notifier'];
  console.log(
    isDevelopment
      ? 'Generating code from the contract and the brands …'
      : 'Building the brands (what has not changed is taken from the cache) …',
  );
  const built = await run('turbo', turbo, { env, cwd: ROOT, heartbeat: 'building', hide: CHATTER });
  if (built !== 0) {
    console.error('The build failed; the lines above say why.');
    return 1;
  }
  const isProduction = env.NODE_ENV === 'production';
  const server = join(ROOT, isProduction ? 'apps/server/src/main.ts' : 'apps/demo/src/main.ts');
  const main = isDevelopment ? join(ROOT, 'apps/server/src/dev/main.ts') : server;
  return run('node', [main], { env: { ...GIVING_BACK, ...env, SERVER_MAIN: server }, cwd: ROOT, lead: true });
}

endTogether();
process.exit(await start());
