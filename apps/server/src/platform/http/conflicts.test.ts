import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestUser } from '../../slices/test-world.ts';
import { ERROR_CODES_BY_UNIQUE_INDEX, toConflictError } from './conflicts.ts';
import { INTERNAL_UNIQUE_INDEXES } from './internal-unique-indexes.ts';
import { useTestServer } from '../../use-test-server.ts';

const server = useTestServer();

describe('a unique violation', () => {
  it('has a code for each unique index, except for those that a caller cannot violate', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_index join pg_class on oid = indexrelid
      where indisunique and relnamespace = 'public'::regnamespace`.execute(server.services.db);
    const known = [...Object.keys(ERROR_CODES_BY_UNIQUE_INDEX), ...INTERNAL_UNIQUE_INDEXES];
    const present = rows.map(({ name }) => name);
    const missing = present.filter((name) => !known.includes(name));
    expect(missing, 'Name them in conflicts.ts or in internal-unique-indexes.ts').toEqual([]);
    expect(known.filter((name) => !present.includes(name))).toEqual([]);
  });

  it.each([
    ['username', { username: 'Taken123' }, 'api.data_exist', 409],
    ['phone', { country: 'CN', phone: '13800138000' }, 'api.data_invalid', 400],
    ['e-mail', { email: 'taken@quintet.example' }, 'api.data_invalid', 400],
    ['Google account', { google_subject: 'taken' }, 'api.data_invalid', 400],
  ])('gets the error code of its column: %s', async (_what, fields, code, status) => {
    await createTestUser(server.services, fields);
    const error: unknown = await createTestUser(server.services, fields).catch((cause: unknown) => cause);
    expect(toConflictError(error)).toMatchObject({ code, status });
  });

  it('is not a conflict if the key is generated; nor is any other error', () => {
    expect(toConflictError({ code: '23505', constraint: 'posts_pkey' })).toBeUndefined();
    expect(toConflictError({ code: '23503', constraint: 'users_phone' })).toBeUndefined();
  });
});
