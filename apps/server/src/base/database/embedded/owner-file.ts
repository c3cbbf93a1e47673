import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process.ts';

const pathIn = (dataDir: string): string => join(dataDir, 'server.pid');

/** Names this process as the owner of a data folder: also while PostgreSQL is being restarted and holds no lock for us. */
export function writeOwner(dataDir: string): void {
  writeFileSync(pathIn(dataDir), `${process.pid} ${startTimeOf(process.pid)}\n`);
}

export function removeOwner(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Another living process that owns the folder, or null. A number that another program has now does not count. */
export function findOwner(dataDir: string): number | null {
  try {
    const [id = '', ...startTime] = readFileSync(pathIn(dataDir), 'utf8').trim().split(' ');
    const pid = Number(id);
    return pid !== process.pid && isAlive(pid) && startTimeOf(pid) === startTime.join(' ') ? pid : null;
  } catch {
    return null;
  }
}

/** When a process began, in whatever form the system says it. */
function startTimeOf(pid: number): string {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
