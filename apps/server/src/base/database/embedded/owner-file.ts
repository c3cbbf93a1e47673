import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive } from './process.ts';

const pathIn = (dataDir: string): string => join(dataDir, 'server.pid');

/** Records this process as owner of a data folder, for the time in which PostgreSQL restarts and no lock is held. */
export function writeDataDirOwnerFile(dataDir: string): void {
  writeFileSync(pathIn(dataDir), `${process.pid} ${startTimeOf(process.pid)}\n`);
}

export function removeDataDirOwnerFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** The pid of another living process that owns the folder, or null. A pid reused by another program is ignored. */
export function findDataDirOwnerPid(dataDir: string): number | null {
  try {
    const [id = '', ...startTime] = readFileSync(pathIn(dataDir), 'utf8').trim().split(' ');
    const pid = Number(id);
    return pid !== process.pid && isProcessAlive(pid) && startTimeOf(pid) === startTime.join(' ') ? pid : null;
  } catch {
    return null;
  }
}

/** The start time of a process, in a format that depends on the system. */
function startTimeOf(pid: number): string {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
