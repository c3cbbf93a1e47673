import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port number in the socket's name; no network port is opened. */
export const DATABASE_SOCKET_PORT = 5432;

/** A socket's path may have 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103;

/** Returns a path to the folder that is short enough for its socket; `release` removes the temporary link, if any. */
export function acquireShortSocketPath(folder: string): { host: string; release: () => void } {
  const socket = join(folder, `.s.PGSQL.${DATABASE_SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) return { host: folder, release: () => {} };
  const shelter = mkdtempSync(join(tmpdir(), 'quintet-'));
  const host = join(shelter, 'd');
  symlinkSync(folder, host);
  return { host, release: () => rmSync(shelter, { recursive: true, force: true }) };
}
