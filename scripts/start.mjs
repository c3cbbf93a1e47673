// `npm start` and `pnpm dev` (`start.mjs dev`): sets up what is missing, then serves all brands.
// Plain JavaScript, so that it runs on any Node from version 20.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkNodeVersion,
  createChildEnvironment,
  checkFreeDiskSpace,
  ensurePackagesInstalled,
  REPOSITORY_ROOT,
  TURBO_STATUS_LINE_PATTERN,
} from './setup.mjs';
import { forwardSignalsToChild, runChild } from './spawn.mjs';

/**
 * Bounds the memory of the server's process: glibc returns large blocks (decoded images) at once, and the young generation is
 * half as large as by default, so that a burst of requests grows the process by about 100 MB less.
 */
const PROCESS_ENV = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'apps/server/process-env.json'), 'utf8'));

const isDevelopment = process.argv[2] === 'dev';

async function start() {
  if (!checkNodeVersion()) return 1;
  const env = createChildEnvironment();
  if (!(await ensurePackagesInstalled(env)) || !checkFreeDiskSpace(300, 'Starting')) return 1;

  if (
    (await runChild('node', [join(REPOSITORY_ROOT, 'apps/server/src/check-port.ts')], {
      env,
      cwd: REPOSITORY_ROOT,
    })) !== 0
  )
    return 1;

  const step = isDevelopment ? 'generate' : 'build';
  const turbo = ['run', step, '--output-logs=new-only', '--log-prefix=none', '--no-update-notifier'];
  console.log(
    isDevelopment
      ? 'Generating code from the contract and the brands …'
      : 'Building the brands (unchanged parts come from the cache) …',
  );
  const built = await runChild('turbo', turbo, {
    env,
    cwd: REPOSITORY_ROOT,
    heartbeat: 'building',
    filter: TURBO_STATUS_LINE_PATTERN,
  });
  if (built !== 0) {
    console.error('The build failed; the lines above say why.');
    return 1;
  }
  const isProduction = env.NODE_ENV === 'production';
  const server = join(REPOSITORY_ROOT, isProduction ? 'apps/server/src/main.ts' : 'apps/demo/src/main.ts');
  const main = isDevelopment ? join(REPOSITORY_ROOT, 'apps/server/src/dev/main.ts') : server;
  return runChild('node', [main], {
    env: { ...PROCESS_ENV, ...env, SERVER_MAIN: server },
    cwd: REPOSITORY_ROOT,
    ipc: true,
  });
}

forwardSignalsToChild();
process.exit(await start());
