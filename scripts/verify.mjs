// `npm test`, `pnpm check`, `pnpm verify <stage> …`: installs what is missing, then hands over to tooling/ci on Node 24.
// Plain JavaScript: it starts on whatever Node is there (20 or later).
import { join } from 'node:path';
import { checkNode, environment, install, ROOT } from './setup.mjs';
import { endTogether, run } from './spawn.mjs';

async function verify() {
  if (!checkNode()) return 1;
  const env = environment();
  if (!(await install(env))) {
    console.log('0 passed, 1 failed');
    return 1;
  }
  return run('node', [join(ROOT, 'tooling/ci/main.ts'), ...process.argv.slice(2)], { env, cwd: ROOT });
}

endTogether();
process.exit(await verify());
