import { expect, it } from 'vitest';
import { describeStartError } from './start-errors.ts';

it('says what the database complains of, not what it told whoever came too early', () => {
  const said = [
    'LOG:  starting PostgreSQL',
    'FATAL:  the database system is starting up',
    'FATAL:  could not open directory "pg_wal": No such file or directory',
    'LOG:  aborting startup due to startup process failure',
  ].join('\n');
  expect(describeStartError(said, '/data').message).toMatch(/does not start: could not open directory "pg_wal"/);
});
