import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { type DataDirLockResult, tryAcquireDataDirLock } from './data-dir-lock.ts';
import type { Postmaster } from './postmaster.ts';

export type HeldDataDirLock = DataDirLockResult & { outcome: 'owned' };

/**
 * Keeps the lock on the folder. When one of PostgreSQL's processes crashes, PostgreSQL drops all connections and recovers, so
 * the lock must be taken again on a new connection.
 */
export function holdDataDirLock(folder: string, postmaster: Postmaster, first: HeldDataDirLock) {
  let claim = first;
  let isGivenUp = false;
  const taken = new Promise<StartError>((resolve) => {
    const keep = async () => {
      for (; ; await sleep(20)) {
        await claim.lost;
        if (isGivenUp || postmaster.hasEnded()) return;
        const next = await tryAcquireDataDirLock(folder);
        if (next.outcome === 'taken') return resolve(createFolderInUseError(folder, next.by));
        if (next.outcome === 'owned') claim = next;
      }
    };
    void keep();
  });
  const giveUp = async () => {
    isGivenUp = true;
    await claim.release();
  };
  return { taken, giveUp };
}

/** Another living process owns the folder. */
export class FolderInUseError extends StartError {}

export function createFolderInUseError(folder: string, owner: string): FolderInUseError {
  return new FolderInUseError(
    `Quintet already runs on the database in ${folder} (${owner}). Stop that one, or set DATA_DIR to another folder.`,
  );
}
