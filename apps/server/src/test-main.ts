import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { DATABASE_SUPERUSER } from './base/database/embedded/cluster.ts';
import { DATABASE_SOCKET_PORT } from './base/database/embedded/socket-path.ts';
import { findFreePort } from './base/database/test-servers.ts';

export type TestMainProcess = {
  child: ChildProcess;
  port: number;
  /** The output so far. */
  out: () => string;
  err: () => string;
  /** Resolves to the exit code, or to the signal that ended the process. */
  ended: Promise<number | string>;
  get: (path: string) => Promise<Response>;
};

/** Creates a folder that only its owner can enter; it is deleted after the test. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The connection to the built-in database in a data folder. */
export const getEmbeddedTestDatabaseConnectionConfig = (dataDir: string) => ({
  host: join(dataDir, 'postgres'),
  port: DATABASE_SOCKET_PORT,
  user: DATABASE_SUPERUSER,
  database: 'postgres',
});

/** Speeds up dozens of starts with the same modules. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'quintet-compile-cache');

let used: string | undefined;

/** A copy of a data folder that a server has used, new for each test. */
export async function copyInitializedTestDataDir(): Promise<string> {
  if (!used) {
    used = mkdtempSync(join(tmpdir(), 'quintet-used-'));
    const main = await startTestMainAndWait({ DATA_DIR: used });
    main.child.kill('SIGTERM');
    await main.ended;
  }
  const folder = createTestFolder();
  spawnSync('cp', ['-a', `${used}/.`, folder]);
  return folder;
}

/** Lets `copyInitializedTestDataDir` copy this data folder, whose server has ended, instead of creating one. */
export function saveInitializedTestDataDir(folder: string): void {
  if (used) return;
  used = mkdtempSync(join(tmpdir(), 'quintet-used-'));
  spawnSync('cp', ['-a', `${folder}/.`, used]);
}

export function deleteInitializedTestDataDir(): void {
  if (used) rmSync(used, { recursive: true, force: true });
  used = undefined;
}

/** Starts the real process, without demo data; it is ended after the test. */
export async function startTestMainProcess(env: Record<string, string>): Promise<TestMainProcess> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, SHUTDOWN_DELAY: '0', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    port,
    out: () => out,
    err: () => err,
    ended,
    get: (path) => fetch(`http://localhost:${port}${path}`),
  };
}

/** Waits until the server is up. @throws Error with its output if it ends instead */
export async function waitUntilTestMainIsUp(main: TestMainProcess): Promise<void> {
  let end: number | string | undefined;
  void main.ended.then((how) => (end = how));
  while (!main.out().includes('Quintet is up')) {
    if (end !== undefined) throw new Error(`ended with ${end}: ${main.err()}`);
    await sleep(10);
  }
}

/** Starts the server and waits until it is up. */
export async function startTestMainAndWait(env: Record<string, string>): Promise<TestMainProcess> {
  const main = await startTestMainProcess(env);
  await waitUntilTestMainIsUp(main);
  return main;
}

/** Starts a server that must fail; returns its exit code and output lines. */
export async function startTestMainToFail(
  env: Record<string, string>,
): Promise<{ code: number | string; lines: string[] }> {
  const main = await startTestMainProcess(env);
  const code = await main.ended;
  return { code, lines: `${main.out()}${main.err()}`.split('\n').filter((line) => line !== '') };
}

/** The pids of processes whose working directory is the folder, such as PostgreSQL's; `isNamed` chooses by the name. */
export function listTestFolderProcessIds(folder: string, isNamed = (_name: string) => true): number[] {
  const isIn = (pid: string): boolean => {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === folder && isNamed(readFileSync(`/proc/${pid}/comm`, 'utf8').trimEnd())
      );
    } catch {
      return false; // The process has ended.
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isIn(name))
    .map(Number);
}
