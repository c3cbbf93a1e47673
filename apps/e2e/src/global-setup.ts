import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DemoDataSnapshot } from './demo-data-snapshot.ts';
import { startSharedServer } from './shared-server.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Builds what has changed, so that no test runs against an old build, however it was started. */
function buildWeb(): void {
  const args = ['run', 'build', '--filter=@quintet/web', '--output-logs=errors-only', '--log-prefix=none'];
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/turbo'), args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app does not build; the lines above say why.');
}

/** One data snapshot and one server for all tests. Tests that stop a server or enable maintenance start their own. */
export default async function setUpTestRun(): Promise<() => Promise<void>> {
  buildWeb();
  const snapshot = await DemoDataSnapshot.create();
  const server = await startSharedServer(snapshot);
  return async () => {
    await server.stop();
    snapshot.remove();
  };
}
