import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_SOCKET_PORT } from './socket-path.ts';

/** Whether a process with this id is running, of any user. A zombie does not count. */
export function isProcessAlive(pid: number): boolean {
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

/** The pid of the PostgreSQL that runs on the folder, or null. A stale lock file is ignored, also if its pid was reused. */
export function findPostmasterPid(folder: string): number | null {
  const pid = recordedPid(folder);
  return pid !== null && isProcessAlive(pid) && isPostgresOn(pid, folder) ? pid : null;
}

/** Removes lock files whose pid was reused by another program. PostgreSQL removes only other stale lock files itself. */
export function removeStalePostmasterLockFiles(folder: string): void {
  const pid = recordedPid(folder);
  if (pid === null || !isProcessAlive(pid) || isPostgresOn(pid, folder)) return;
  for (const lock of ['postmaster.pid', `.s.PGSQL.${DATABASE_SOCKET_PORT}.lock`])
    rmSync(join(folder, lock), { force: true });
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

/** Polls. Resolves to true once the condition is true, or to false after the time. */
export async function waitUntilTrueOrTimeout(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}
