import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { DataDirInUseError, type reacquireDataDirLockWhenLost } from './reacquire-lock.ts';
import type { Postmaster } from './postmaster.ts';

/** A running PostgreSQL, and the lock on its folder. */
export type LockedPostmaster = { postmaster: Postmaster; ownership: ReturnType<typeof reacquireDataDirLockWhenLost> };

type Supervised = {
  running: LockedPostmaster;
  /** Starts PostgreSQL again. @throws StartError */
  restart: (signal: AbortSignal) => Promise<LockedPostmaster>;
  /** The error that says why PostgreSQL ended, from its log output. */
  toExitError: (logText: string) => StartError;
  print: (line: string) => void;
};

/** Milliseconds before each attempt to restart PostgreSQL. */
const RESTART_DELAYS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** Milliseconds; after this time a restarted PostgreSQL counts as recovered. */
const RECOVERED_AFTER_MS = 60_000;

/** Restarts PostgreSQL when it ends unexpectedly. `failed` resolves to the reason if that does not work. */
export function supervisePostgres({ running: first, restart, toExitError, print }: Supervised) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = first;
  let restarting: Promise<void> = Promise.resolve();
  let attempts = 0;

  /** Resolves to the reason for giving up, or to null after `stop`. */
  async function watch(): Promise<StartError | null> {
    for (;;) {
      const since = Date.now();
      const end = await Promise.race([running.ownership.takenOver, running.postmaster.ended]);
      if (signal.aborted) return null;
      if (end instanceof StartError) return end;
      if (Date.now() - since > RECOVERED_AFTER_MS) attempts = 0;
      await running.ownership.release();
      const problem = await startAnother(toExitError(end.logText));
      if (problem) return signal.aborted ? null : problem;
    }
  }

  /** Returns the reason for giving up; null if PostgreSQL runs again. */
  async function startAnother(reason: StartError): Promise<StartError | null> {
    if (attempts === RESTART_DELAYS_MS.length) return reason;
    try {
      await sleep(RESTART_DELAYS_MS[attempts++], undefined, { signal });
      restarting = restart(signal).then((next) => {
        running = next;
      });
      await restarting;
      return null;
    } catch (error) {
      const problem = error instanceof StartError ? error : reason;
      if (signal.aborted || error instanceof DataDirInUseError) return problem;
      print(`${problem.message} Trying again …`);
      return startAnother(problem);
    }
  }

  const watching = watch();
  return {
    failed: watching.then((problem) => problem ?? new Promise<never>(() => {})),
    stop: async () => {
      stopping.abort();
      await restarting.catch(() => {});
      await running.ownership.release();
      await running.postmaster.stop();
      await watching;
    },
  };
}
