import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { FolderTaken, type holdLock } from './hold-lock.ts';
import type { Postmaster } from './postmaster.ts';

/** A PostgreSQL that runs, and the claim on its folder. */
export type Running = { postmaster: Postmaster; ownership: ReturnType<typeof holdLock> };

type Supervised = {
  running: Running;
  /** Starts another one. @throws StartError */
  restart: (signal: AbortSignal) => Promise<Running>;
  /** Why one ended, from what it said. */
  describeExit: (said: string) => StartError;
  say: (line: string) => void;
};

/** Milliseconds before each attempt to restart PostgreSQL. */
const RESTART_DELAYS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A PostgreSQL that ran this long counts as recovered. */
const RECOVERED_AFTER_MS = 60_000;

/** Restarts PostgreSQL when it ends although nobody asked it to. `failed` resolves to why when that does not work. */
export function supervise({ running: first, restart, describeExit, say }: Supervised) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = first;
  let restarting: Promise<void> = Promise.resolve();
  let attempts = 0;

  /** Resolves to why it is given up, and to null once it is told to stop. */
  async function watch(): Promise<StartError | null> {
    for (;;) {
      const since = Date.now();
      const end = await Promise.race([running.ownership.taken, running.postmaster.ended]);
      if (signal.aborted) return null;
      if (end instanceof StartError) return end;
      if (Date.now() - since > RECOVERED_AFTER_MS) attempts = 0;
      await running.ownership.giveUp();
      const problem = await startAnother(describeExit(end.said));
      if (problem) return signal.aborted ? null : problem;
    }
  }

  /** Gives why it is given up; null: another one runs. */
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
      if (signal.aborted || error instanceof FolderTaken) return problem;
      say(`${problem.message} Trying again …`);
      return startAnother(problem);
    }
  }

  const watching = watch();
  return {
    failed: watching.then((problem) => problem ?? new Promise<never>(() => {})),
    stop: async () => {
      stopping.abort();
      await restarting.catch(() => {});
      await running.ownership.giveUp();
      await running.postmaster.stop();
      await watching;
    },
  };
}
