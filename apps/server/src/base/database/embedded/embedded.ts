import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { DatabaseConnectionConfig } from '../connect.ts';
import { getPostgresOsUser } from './os-user.ts';
import { ensureRunnablePostgresBinaries } from './binaries.ts';
import { tryLockRunningPostgres } from './data-dir-lock.ts';
import { ensureDatabaseCluster, DATABASE_SUPERUSER } from './cluster.ts';
import { toPostgresStartError, toPostgresExitError } from './postgres-errors.ts';
import { reacquireDataDirLockWhenLost, createDataDirInUseError } from './reacquire-lock.ts';
import { acquireShortSocketPath, DATABASE_SOCKET_PORT } from './socket-path.ts';
import { findDataDirOwnerPid, removeDataDirOwnerFile, writeDataDirOwnerFile } from './owner-file.ts';
import {
  findPostmasterPid,
  isProcessAlive,
  removeStalePostmasterLockFiles,
  waitUntilTrueOrTimeout,
} from './process.ts';
import { type Postmaster, startPostmaster, stopOrphanedPostmaster } from './postmaster.ts';
import { type LockedPostmaster, supervisePostgres } from './supervise.ts';

/** The built-in PostgreSQL. This process owns its folder exclusively; PostgreSQL ends with it, even after a crash. */
export type EmbeddedPostgres = {
  connectionConfig: DatabaseConnectionConfig;
  /** Resolves when the database ends unexpectedly and cannot be restarted, to an error with one line. */
  failed: Promise<StartError>;
  stop: () => Promise<void>;
};

/** Milliseconds that a server which is shutting down gets to release the folder. */
const RELEASE_TIMEOUT_MS = 3_000;
const SHUTDOWN_TIMEOUT_MS = 60_000;
/** Milliseconds. Crash recovery reads at most `max_wal_size`, which is slow on a slow disk. */
const STARTUP_TIMEOUT_MS = 600_000;

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, creating the database on the first start (design §5).
 * @param print receives a line when a step takes long
 * @param settings replace our settings of PostgreSQL
 * @throws StartError when it cannot run, or another living process owns the folder
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  print: (line: string) => void = () => {},
  settings?: Readonly<Record<string, string>>,
): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres');
  const log = join(dataDir, 'postgres.log');
  makeFolder(dataDir);
  const account = guard(() => getPostgresOsUser(folder), dataDir);
  const binaries = ensureRunnablePostgresBinaries(account);
  ensureDatabaseCluster(folder, account, binaries);

  const begin = () => guard(() => startPostmaster(folder, log, account, binaries, settings), dataDir);
  const start = async (signal: AbortSignal): Promise<LockedPostmaster> => {
    await endFormer(dataDir, folder, print);
    const { postmaster, claim } = await beginAndClaim({ begin, folder, log, print, signal });
    return { postmaster, ownership: reacquireDataDirLockWhenLost(folder, postmaster, claim) };
  };
  const running = await start(new AbortController().signal);
  writeDataDirOwnerFile(dataDir);
  const socket = acquireShortSocketPath(folder);
  const { failed, stop } = supervisePostgres({
    running,
    restart: start,
    toExitError: (logText) => toPostgresExitError(logText, folder, log),
    print,
  });
  return {
    connectionConfig: { host: socket.host, port: DATABASE_SOCKET_PORT, user: DATABASE_SUPERUSER, database: 'postgres' },
    failed,
    stop: async () => {
      await stop();
      socket.release();
      removeDataDirOwnerFile(dataDir);
    },
  };
}

function makeFolder(dataDir: string): void {
  guard(() => mkdirSync(dataDir, { recursive: true }), dataDir);
}

/** Runs a step; its errors become those of the folder. */
function guard<T>(step: () => T, folder: string): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof StartError ? error : toPostgresStartError((error as Error).message, folder);
  }
}

/** Ends a PostgreSQL left by a killed server. @throws StartError if its server is alive */
async function endFormer(dataDir: string, folder: string, print: (line: string) => void): Promise<void> {
  const isSlow = slowness(print, 'Waiting for the database of the last server to end …');
  const start = Date.now();
  for (; Date.now() - start < STARTUP_TIMEOUT_MS; await sleep(50)) {
    const owner = findDataDirOwnerPid(dataDir);
    // A living owner holds no lock while it restarts PostgreSQL. It gives up the folder if another process takes the lock.
    const claim =
      owner === null ? await tryLockRunningPostgres(folder) : ({ outcome: 'taken', by: `process ${owner}` } as const);
    if (claim.outcome === 'taken') {
      if (Date.now() - start > RELEASE_TIMEOUT_MS) throw createDataDirInUseError(folder, claim.by);
      continue;
    }
    isSlow();
    const pid = findPostmasterPid(folder);
    if (claim.outcome === 'owned') {
      print('Ending the database that the last server left running …');
      await claim.release();
      if (pid !== null) await stopOrphanedPostmaster(pid);
    } else if (pid === null) {
      return removeStalePostmasterLockFiles(folder);
    } else if (claim.outcome === 'busy' && !claim.isStarting) {
      await waitUntilTrueOrTimeout(() => !isProcessAlive(pid), SHUTDOWN_TIMEOUT_MS);
    }
  }
  throw new StartError(
    `The database in ${folder} neither starts nor ends (process ${findPostmasterPid(folder)}). End that process, then start again.`,
  );
}

type Beginning = {
  begin: () => Postmaster;
  folder: string;
  log: string;
  print: (line: string) => void;
  signal: AbortSignal;
};

/** Starts PostgreSQL and takes the lock. Retries while a dying process of the former PostgreSQL still uses its shared memory. */
async function beginAndClaim({ begin, folder, log, print, signal }: Beginning) {
  const isSlow = slowness(print, 'The database recovers from a crash …');
  let postmaster = begin();
  for (const end = Date.now() + STARTUP_TIMEOUT_MS; Date.now() < end && !signal.aborted; await sleep(15)) {
    isSlow();
    const claim = await tryLockRunningPostgres(folder);
    if (postmaster.hasEnded()) {
      if (claim.outcome === 'owned') await claim.release();
      const { logText } = await postmaster.ended;
      if (/lock file "postmaster.pid" already exists/.test(logText))
        throw createDataDirInUseError(folder, 'another process');
      if (!/pre-existing shared memory block/.test(logText)) throw toPostgresStartError(logText, folder, log);
      postmaster = begin();
    } else if (claim.outcome === 'owned') {
      return { postmaster, claim };
    } else if (claim.outcome === 'taken') {
      await postmaster.stop();
      throw createDataDirInUseError(folder, claim.by);
    }
  }
  await postmaster.stop();
  throw new StartError(`The database in ${folder} did not start within ten minutes. See ${log}.`);
}

/** Returns a function that prints the line at its first call after three seconds. */
function slowness(print: (line: string) => void, line: string): () => void {
  const start = Date.now();
  let isPrinted = false;
  return () => {
    if (isPrinted || Date.now() - start < 3_000) return;
    isPrinted = true;
    print(line);
  };
}
