import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { type DataDirLockResult, tryLockRunningPostgres } from './data-dir-lock.ts';
import type { Postmaster } from './postmaster.ts';

export type OwnedDataDirLock = DataDirLockResult & { outcome: 'owned' };

/**
 * Keeps the acquired lock `first`. When one of PostgreSQL's processes crashes, PostgreSQL drops all connections and recovers, so
 * the lock must be taken again on a new connection. `takenOver` resolves if another process has it then.
 */
export function reacquireDataDirLockWhenLost(folder: string, postmaster: Postmaster, first: OwnedDataDirLock) {
  let lock = first;
  let isReleased = false;
  const takenOver = new Promise<StartError>((resolve) => {
    const reacquireWhenLost = async () => {
      for (; ; await sleep(20)) {
        await lock.lost;
        if (isReleased || postmaster.hasEnded()) return;
        const next = await tryLockRunningPostgres(folder);
        if (next.outcome === 'taken') return resolve(createDataDirInUseError(folder, next.by));
        if (next.outcome === 'owned') lock = next;
      }
    };
    void reacquireWhenLost();
  });
  const release = async () => {
    isReleased = true;
    await lock.release();
  };
  return { takenOver, release };
}

/** Another living process owns the folder. */
export class DataDirInUseError extends StartError {}

export function createDataDirInUseError(folder: string, owner: string): DataDirInUseError {
  return new DataDirInUseError(
    `Quintet already runs on the database in ${folder} (${owner}). Stop that one, or set DATA_DIR to another folder.`,
  );
}
