import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');
/** The server's entry; `scripts/start.mjs` sets one that fills a new database. */
const SERVER = process.env.SERVER_MAIN ?? join(import.meta.dirname, '../main.ts');

/** Lines of turbo, pnpm and Node around a generator's own error. */
const FRAME =
  /^\s*(•|cache |\$ |.*ERROR|Tasks:|Cached:|Time:|Failed:|WARNING|\[ELIFECYCLE\]|at |\.{3} \d+ lines|Node\.js v)/;

type Environment = Record<string, string>;

/** Starts Vite for one build. It ends when its standard input closes, so also when this process is killed. */
export function startViteProcess(slug: string, port: number, env: Environment): ChildProcess {
  const args = ['--configLoader', 'native', '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  const web = join(ROOT, 'apps/web');
  return spawn(join(web, 'node_modules/.bin/vite'), [...args, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, ...env, BRAND: slug },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** Starts the server. It ends when its IPC channel closes, so also when this process is killed. */
export function startDevServerProcess(env: Environment): ChildProcess {
  return spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Regenerates src/generated where its sources have changed; prints the error of a generator. Stores nothing in turbo's cache: a file saved
 * again meanwhile would leave there, for good, a result that is not that of its content.
 */
export async function runCodeGenerators(): Promise<void> {
  const args = ['run', 'generate', '--cache=local:r', '--output-logs=errors-only', '--log-prefix=none'];
  const child = spawn('turbo', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  const error = extractCodeGeneratorError(await text(child.stdout));
  if (error) console.error(error);
}

/** What a generator itself has printed. */
export function extractCodeGeneratorError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter((line) => line.trim() && !FRAME.test(line)).join('\n');
}

export async function stopChildProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Finds a port that is currently free. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
