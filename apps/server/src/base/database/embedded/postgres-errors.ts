import { StartError } from '../../start-error.ts';

/** Messages of PostgreSQL or the system → what the operator can do. The first match applies. */
const REMEDIES: [pattern: RegExp, say: (folder: string) => string][] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    (folder) => `No space left on the disk of ${folder}. Free at least 300 MB and start again; no saved data is lost.`,
  ],
  [
    /Read-only file system|EROFS/,
    (folder) => `The disk of ${folder} is read-only. Set DATA_DIR to a folder that can be written.`,
  ],
  [
    /Permission denied|EACCES|EPERM|Operation not permitted/,
    (folder) =>
      `Quintet may not write in ${folder}. Give this user the right to write there, or set DATA_DIR to another folder.`,
  ],
  [
    /ENOTDIR|Not a directory|EEXIST/,
    (folder) =>
      `${folder} cannot be a folder, because a file is in its place. Move the file away, or set DATA_DIR to another folder.`,
  ],
  [
    /could not look up effective user ID/,
    () =>
      'PostgreSQL needs a user with a name, and /etc/passwd does not list this one. Start as another user, or set DATABASE_URL.',
  ],
  [
    /could not (create|map|resize).*shared memory/i,
    () =>
      'PostgreSQL cannot allocate shared memory. Give this machine or container more of it (docker: --shm-size=128m), or set DATABASE_URL.',
  ],
];

/** Matches the first error, except the replies to clients that connect during start-up or shutdown. */
const COMPLAINT = /(?:PANIC|FATAL|error):(?!\s+the database system is )\s+(.*)/;

/** The error that says in one line why the database in the folder cannot run, from the output of PostgreSQL or the system. */
export function toPostgresStartError(output: string, folder: string, log?: string): StartError {
  const complaint = output.match(COMPLAINT)?.[1] ?? output.trim().split('\n').at(-1);
  return (
    findRemedy(output, folder) ??
    new StartError(
      `The database in ${folder} does not start: ${complaint || 'PostgreSQL gave no reason'}. Restore your backup, or move the folder away to begin with an empty one.${log ? ` More in ${log}.` : ''}`,
    )
  );
}

/** The error that says in one line why the running database ended, from its output. */
export function toPostgresExitError(output: string, folder: string, log: string): StartError {
  const end = output.split('\n').slice(-200).join('\n');
  return (
    findRemedy(end, folder) ??
    new StartError(
      `The database in ${folder} was stopped by another program. Start again; no saved data is lost. More in ${log}.`,
    )
  );
}

function findRemedy(output: string, folder: string): StartError | undefined {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(output));
  return remedy && new StartError(remedy[1](folder));
}
