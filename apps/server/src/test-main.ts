import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { SUPERUSER } from './base/database/embedded/cluster.ts';
import { SOCKET_PORT } from './base/database/embedded/socket-path.ts';
import { findFreePort } from './base/database/test-servers.ts';

export type MainProcess = {
  child: ChildProcess;
  port: number;
  /** What it printed so far. */
  out: () => string;
  err: () => string;
  /** Resolves to the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  get: (path: string) => Promise<Response>;
};

/** A folder that is gone after the test, which only its owner can enter. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The database of a server on its own folder. */
export const ownDatabase = (dataDir: string) => ({
  host: join(dataDir, 'postgres'),
  port: SOCKET_PORT,
  user: SUPERUSER,
  database: 'postgres',
});

/** Dozens of starts read the same modules. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'quintet-compile-cache');

let used: string | undefined;

/** A data folder that a server has used and left, new for each test. */
export async function usedFolder(): Promise<string> {
  if (!used) {
    used = mkdtempSync(join(tmpdir(), 'quintet-used-'));
    const main = await startUp({ DATA_DIR: used });
    main.child.kill('SIGTERM');
    await main.ended;
  }
  const folder = temporaryFolder();
  spawnSync('cp', ['-a', `${used}/.`, folder]);
  return folder;
}

export function forgetUsedFolder(): void {
  if (used) rmSync(used, { recursive: true, force: true });
  used = undefined;
}

/** The real process, without a demo world. It does not outlive the test. */
export async function startMain(env: Record<string, string>): Promise<MainProcess> {
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

/** Waits until it serves. Fails with what it printed if it ends instead. */
export async function untilUp(main: MainProcess): Promise<void> {
  let end: number | string | undefined;
  void main.ended.then((how) => (end = how));
  while (!main.out().includes('Quintet is up')) {
    if (end !== undefined) throw new Error(`ended with ${end}: ${main.err()}`);
    await sleep(10);
  }
}

/** Starts it and waits until it serves. */
export async function startUp(env: Record<string, string>): Promise<MainProcess> {
  const main = await startMain(env);
  await untilUp(main);
  return main;
}

/** Starts what cannot run, and gives what it says. */
export async function startInVain(env: Record<string, string>): Promise<{ code: number | string; lines: string[] }> {
  const main = await startMain(env);
  const code = await main.ended;
  return { code, lines: `${main.out()}${main.err()}`.split('\n').filter((line) => line !== '') };
}

/** The processes that work in the folder, PostgreSQL's among them. */
export function processesIn(folder: string): number[] {
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

/** A disk of its own, where this machine lets us have one (root may mount); otherwise null. */
export function smallDisk(
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
