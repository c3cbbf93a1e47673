import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** `scripts/start.mjs` names the entry that fills a new database. */
const SERVER = process.env.SERVER_MAIN ?? join(import.meta.dirname, '../main.ts');

type Environment = Record<string, string>;

/** Vite for one build. It ends when its standard input does, so also when we are killed. */
export function startVite(slug: string, port: number, env: Environment): ChildProcess {
  const args = ['--configLoader', 'native', '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  const web = join(ROOT, 'apps/web');
  return spawn(join(web, 'node_modules/.bin/vite'), [...args, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, ...env, BRAND: slug },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** The server. It ends when its channel to us does, so also when we are killed. */
export function startServerProcess(env: Environment): ChildProcess {
  return spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Writes src/generated anew where its sources have changed. */
export async function generate(): Promise<void> {
  const args = ['run', 'generate', '--output-logs=errors-only', '--log-prefix=none'];
  await once(spawn('turbo', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
