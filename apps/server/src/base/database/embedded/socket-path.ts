import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';

/** The one port number a socket's name carries; no network port is opened. */
export const SOCKET_PORT = 5432;

/** A socket's path holds 107 bytes on Linux and 103 on macOS, its end included. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * How PostgreSQL is told its folder. Root's folder may lie below one that no other user can enter; a process that
 * was born in it can still name it as its own working directory.
 */
export function folderArgument(folder: string, account: OsUser): string {
  return account.isDropped && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** A path to the folder that is short enough for its socket; `release` takes away what that needed. */
export function reachSocket(folder: string): { host: string; release: () => void } {
  const socket = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) return { host: folder, release: () => {} };
  const shelter = mkdtempSync(join(tmpdir(), 'quintet-'));
  const host = join(shelter, 'd');
  symlinkSync(folder, host);
  return { host, release: () => rmSync(shelter, { recursive: true, force: true }) };
}
