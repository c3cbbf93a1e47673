import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOCKET_PORT } from './socket-path.ts';

/** Whether a process has this id, anybody's. One that has ended and only waits for its parent to notice has not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** The PostgreSQL that runs on the folder, or null. A lock file whose process is gone, or is another program now, does not count. */
export function findPostmaster(folder: string): number | null {
  const pid = recordedPid(folder);
  return pid !== null && isAlive(pid) && isPostgresOn(pid, folder) ? pid : null;
}

/** PostgreSQL refuses to start over a lock file whose number another program has now; it removes all others itself. */
export function removeForeignLocks(folder: string): void {
  const pid = recordedPid(folder);
  if (pid === null || !isAlive(pid) || isPostgresOn(pid, folder)) return;
  for (const lock of ['postmaster.pid', `.s.PGSQL.${SOCKET_PORT}.lock`]) rmSync(join(folder, lock), { force: true });
}

function recordedPid(folder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isPostgresOn(pid: number, folder: string): boolean {
  try {
    if (process.platform !== 'linux')
      return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return theirs.ino === ours.ino && theirs.dev === ours.dev;
  } catch {
    return false;
  }
}

/** Resolves to whether the condition came true in time. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}
