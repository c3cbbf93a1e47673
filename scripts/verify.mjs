// `npm test`, `npm run test:all`, `pnpm check`, `pnpm verify <stage> …`: installs missing packages, then runs tooling/ci on Node 24.
// Plain JavaScript, so that it runs on any Node from version 20.
import { join } from 'node:path';
import { checkNodeVersion, createChildEnvironment, ensurePackagesInstalled, REPOSITORY_ROOT } from './setup.mjs';
import { forwardSignalsToChild, runChild } from './spawn.mjs';

async function verify() {
  if (!checkNodeVersion()) return 1;
  const env = createChildEnvironment();
  if (!(await ensurePackagesInstalled(env))) {
    console.log('0 passed, 1 failed');
    return 1;
  }
  return runChild('node', [join(REPOSITORY_ROOT, 'tooling/ci/main.ts'), ...process.argv.slice(2)], {
    env,
    cwd: REPOSITORY_ROOT,
  });
}

forwardSignalsToChild();
process.exit(await verify());
