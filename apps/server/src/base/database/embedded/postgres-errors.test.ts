import { expect, it } from 'vitest';
import { toPostgresStartError } from './postgres-errors.ts';

it('start error: shows the error of the database, not its replies to clients that connected too early', () => {
  const said = [
    'LOG:  starting PostgreSQL',
    'FATAL:  the database system is starting up',
    'FATAL:  could not open directory "pg_wal": No such file or directory',
    'LOG:  aborting startup due to startup process failure',
  ].join('\n');
  expect(toPostgresStartError(said, '/data').message).toMatch(/does not start: could not open directory "pg_wal"/);
});
