// `npm test`, `pnpm check`, `pnpm verify <stage> …`: installs missing packages, then runs tooling/ci on Node 24.
// Plain JavaScript, so that it runs on any Node from version 20.
import { join } from 'node:path';
import { checkNode, createEnvironment, install, ROOT } from './setup.mjs';
import { exitWithChild, run } from './spawn.mjs';

async function verify() {
  if (!checkNode()) return 1;
  const env = createEnvironment();
  if (!(await install(env))) {
    console.log('0 passed, 1 failed');
    return 1;
  }
  return run('node', [join(ROOT, 'tooling/ci/main.ts'), ...process.argv.slice(2)], { env, cwd: ROOT });
}

exitWithChild();
process.exit(await verify());
