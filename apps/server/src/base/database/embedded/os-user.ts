import { statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** The user that root hands PostgreSQL to: `nobody` on most systems. */
export const UNPRIVILEGED = 65534;

/** Whose process PostgreSQL is. */
export type OsUser = {
  uid: number;
  gid: number;
  /** We are root, and PostgreSQL is somebody else. */
  isDropped: boolean;
  /** Options for child_process.spawn. Nothing of our environment is PostgreSQL's business. */
  spawn: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
};

const ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' };

/** The account for a database folder: its owner's, ours, or an unprivileged one when we are root and the folder is new. */
export function accountFor(folder: string): OsUser {
  const us = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (us.uid !== 0) {
    if (owner && owner.uid !== us.uid) {
      throw new StartError(
        `The database in ${folder} belongs to user ${owner.uid}, and we are ${us.uid}. Start as that user (or as root), or set DATA_DIR to another folder.`,
      );
    }
    return { uid: us.uid, gid: us.gid, isDropped: false, spawn: { env: ENVIRONMENT } };
  }
  const [uid, gid] = owner && owner.uid !== 0 ? [owner.uid, owner.gid] : [UNPRIVILEGED, UNPRIVILEGED];
  return { uid, gid, isDropped: true, spawn: { uid, gid, env: ENVIRONMENT } };
}
