import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

/** The address of the built-in database in a data folder. */
export const getEmbeddedTestDatabaseAddress = (dataDir: string) => ({
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

export function deleteInitializedTestDataDir(): void {
  if (used) rmSync(used, { recursive: true, force: true });
  used = undefined;
}

/** Starts the real process, without a demo world; it is ended after the test. */
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

/** The pids of processes whose working directory is the folder, such as PostgreSQL's. */
export function listTestFolderProcessIds(folder: string): number[] {
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'for p in /proc/[0-9]*; do echo "$p $(readlink "$p/cwd")"; done 2>/dev/null'],
    { encoding: 'utf8' },
  );
  return stdout
    .split('\n')
    .filter((line) => line.endsWith(` ${folder}`))
    .map((line) => Number(line.split(' ')[0]?.slice('/proc/'.length)));
}

/** Mounts a small disk; null if this user may not mount. */
export function mountSmallTestDisk(
  megabytes: number,
): { folder: string; resize: (megabytes: number) => void; fill: () => void } | null {
  const folder = mkdtempSync('/tmp/quintet-disk-');
  const options = (size: number) => `size=${size}m,mode=0755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options(megabytes), 'quintet-test', folder]);
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  if (status !== 0) return null;
  return {
    folder,
    resize: (size) => spawnSync('mount', ['-o', `remount,${options(size)}`, folder]),
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${folder}/everything-else`, 'bs=4k']),
  };
}
