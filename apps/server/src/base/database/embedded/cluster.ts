import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { buildPostgresDataDirArgument, type OsUser } from './os-user.ts';
import type { PostgresBinaries } from './binaries.ts';
import { toPostgresStartError } from './postgres-errors.ts';
import { isProcessAlive } from './process.ts';

export const DATABASE_SUPERUSER = 'quintet';
const MAJOR = '18';

/** Syncs the whole disk at once if the system can: syncing a thousand files one by one is slow on a busy disk. */
const ONE_SYNC = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

/** Locales for character types, which decide what pg_trgm takes for a letter. The sort order does not depend on them. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Creates the database folder if missing. An interrupted attempt never leaves a folder that looks complete. */
export function ensureDatabaseCluster(folder: string, account: OsUser, binaries: PostgresBinaries): { isNew: boolean } {
  if (statSync(folder, { throwIfNoEntry: false })) {
    if (!isEmpty(folder)) {
      checkVersion(folder);
      return { isNew: false };
    }
  }
  removeAbandonedDrafts(folder);
  const draft = `${folder}.new-${process.pid}`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    if (account.isDropped) chownSync(draft, account.uid, account.gid);
    initialise(draft, folder, account, binaries);
    renameSync(draft, folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Another process created it at the same time. Use that one; the lock decides which process owns it.
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return { isNew: false };
    throw error instanceof StartError ? error : toPostgresStartError(message, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { isNew: true };
}

function initialise(draft: string, folder: string, account: OsUser, { initdb }: PostgresBinaries): void {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  let output = '';
  for (const characterTypes of CHARACTER_TYPES) {
    const args = [
      '-D',
      buildPostgresDataDirArgument(draft, account),
      '-U',
      DATABASE_SUPERUSER,
      '--auth=trust',
      ...ONE_SYNC,
      ...locale,
      `--lc-ctype=${characterTypes}`,
    ];
    const { status, error, stderr } = spawnSync(initdb, args, { ...account.spawn, cwd: draft, encoding: 'utf8' });
    if (status === 0) return;
    output = error?.message ?? stderr;
    if (!/locale/.test(output)) break;
  }
  throw toPostgresStartError(output, folder);
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    throw toPostgresStartError((error as Error).message, folder);
  }
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new StartError(
      `${folder} is not a database (it has no PG_VERSION). Restore your backup, or move the folder away to begin with an empty one.`,
    );
  }
  const version = readFileSync(file, 'utf8').trim();
  if (version !== MAJOR) {
    throw new StartError(
      `The database in ${folder} was created by PostgreSQL ${version || '(unknown)'}, but Quintet contains ${MAJOR}. Transfer it with pg_dump, or restore your backup.`,
    );
  }
}

function removeAbandonedDrafts(folder: string): void {
  const prefix = `${folder}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (path.startsWith(prefix) && !isProcessAlive(Number(path.slice(prefix.length))))
      rmSync(path, { recursive: true, force: true });
  }
}
