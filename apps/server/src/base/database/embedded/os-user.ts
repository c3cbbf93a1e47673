import { statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** The user id under which root starts PostgreSQL: `nobody` on most systems. */
export const UNPRIVILEGED_UID = 65534;

/** The account that runs PostgreSQL. */
export type OsUser = {
  uid: number;
  gid: number;
  /** True if we are root and PostgreSQL runs as another user. */
  isDropped: boolean;
  /** Options for child_process.spawn. PostgreSQL does not inherit our environment. */
  spawn: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
};

const ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' };

/** The account for a database folder: our own; as root the folder's owner, or an unprivileged one. @throws StartError */
export function getPostgresOsUser(folder: string): OsUser {
  const us = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (us.uid !== 0) {
    if (owner && owner.uid !== us.uid) {
      throw new StartError(
        `The database in ${folder} belongs to user ${owner.uid}, but Quintet runs as user ${us.uid}. Start as that user (or as root), or set DATA_DIR to another folder.`,
      );
    }
    return { uid: us.uid, gid: us.gid, isDropped: false, spawn: { env: ENVIRONMENT } };
  }
  const [uid, gid] = owner && owner.uid !== 0 ? [owner.uid, owner.gid] : [UNPRIVILEGED_UID, UNPRIVILEGED_UID];
  return { uid, gid, isDropped: true, spawn: { uid, gid, env: ENVIRONMENT } };
}

/**
 * The argument for PostgreSQL's data folder. A parent of root's folder may be closed to other users; a process started in the
 * folder can still refer to it as its working directory.
 */
export function buildPostgresDataDirArgument(folder: string, account: OsUser): string {
  return account.isDropped && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
