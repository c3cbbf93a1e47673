import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { buildPostgresDataDirArgument, type OsUser } from './os-user.ts';
import type { PostgresBinaries } from './binaries.ts';
import { DATABASE_SOCKET_PORT } from './socket-path.ts';
import { findPostmasterPid, isProcessAlive, waitUntilTrueOrTimeout } from './process.ts';

/** Durable settings, sized for a small machine. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: '.',
  port: DATABASE_SOCKET_PORT,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Five instances of the server with their pools.
  max_connections: 120,
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  cluster_name: 'quintet',
  // After a crash PostgreSQL first syncs its folder; a thousand files one by one take half a minute on a busy disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
} as const;

/**
 * The shell between this process and PostgreSQL reads a pipe from this process (3). When the pipe closes, on request or
 * because this process was killed, the shell signals PostgreSQL to shut down: by INT, and by TERM in case PostgreSQL does not
 * handle INT yet. The shell exits with PostgreSQL's status.
 */
const WATCHDOG_SCRIPT = `
"$@" 3<&- &
postgres=$!
{ read -r _ <&3; kill -TERM $postgres; kill -INT $postgres; } 2>/dev/null &
watcher=$!
wait $postgres
status=$?
kill $watcher 2>/dev/null
exit $status`;

const MAX_LOG_BYTES = 5 * 1024 * 1024;
const STOP_TIMEOUT_MS = 60_000;

export type Postmaster = {
  /** Resolves when PostgreSQL has ended for any reason; `logText` is its log since its start. */
  ended: Promise<{ logText: string }>;
  hasEnded: () => boolean;
  /** Shuts PostgreSQL down and waits for it. */
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on the folder, in its own session, so that Ctrl-C does not reach PostgreSQL.
 * @param overrides settings that replace ours
 */
export function startPostmaster(
  folder: string,
  log: string,
  account: OsUser,
  { postgres }: PostgresBinaries,
  overrides: Readonly<Record<string, string>> = {},
): Postmaster {
  const settings = Object.entries({ ...SETTINGS, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { descriptor, size } = openLog(log);
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHDOG_SCRIPT, 'postgres', postgres, '-D', buildPostgresDataDirArgument(folder, account), ...settings],
    {
      ...account.spawn,
      cwd: folder,
      detached: true,
      stdio: ['ignore', descriptor, descriptor, 'pipe'],
    },
  );
  closeSync(descriptor);
  const controlPipe = child.stdio[3] as Writable;
  controlPipe.on('error', () => {});

  let hasEnded = false;
  const ended = new Promise<{ logText: string }>((resolve) => {
    const end = (prefix = '') => {
      hasEnded = true;
      controlPipe.destroy();
      resolve({ logText: prefix + readFileSync(log, 'utf8').slice(size) });
    };
    child.once('exit', () => end());
    child.once('error', (error) => end(`${error.message}\n`));
  });

  const stop = async () => {
    const pid = findPostmasterPid(folder);
    controlPipe.destroy();
    if (pid !== null) await endProcess(pid, () => hasEnded);
    await ended;
  };
  return { ended, hasEnded: () => hasEnded, stop };
}

/** Shuts down a PostgreSQL whose parent process is dead. */
export async function stopOrphanedPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  await endProcess(pid, () => !isProcessAlive(pid));
}

/** Waits for PostgreSQL to shut down; sends stronger signals if it takes too long. No committed data is lost. */
async function endProcess(pid: number, isOver: () => boolean): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (await waitUntilTrueOrTimeout(isOver, STOP_TIMEOUT_MS)) return;
    if (isProcessAlive(pid)) process.kill(pid, signal);
  }
}

function openLog(log: string): { descriptor: number; size: number } {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(log, `${log}.old`);
  const descriptor = openSync(log, 'a', 0o600);
  return { descriptor, size: fstatSync(descriptor).size };
}
