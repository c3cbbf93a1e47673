import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../slices/test-world.ts';
import { CODES_BY_UNIQUE_INDEX, conflictOf } from './conflicts.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';

/** Keys that the server generates, upserts or writes under a lock: a collision there is a bug of ours. */
const OWN_KEYS = [
  'authors_pkey',
  'comments_pkey',
  'direct_uploads_pkey',
  'event_queue_pkey',
  'events_pkey',
  'files_pkey',
  'former_members_pkey',
  'group_codes_active',
  'group_codes_pkey',
  'group_icons_pkey',
  'group_reports_pkey',
  'group_requests_pkey',
  'groups_pkey',
  'kysely_migration_lock_pkey',
  'kysely_migration_pkey',
  'login_qrcodes_pkey',
  'members_owner',
  'messages_history',
  'messages_pkey',
  'operator_audit_pkey',
  'post_reports_pkey',
  'posts_pkey',
  'rate_limits_pkey',
  'refresh_tokens_pkey',
  'sessions_pkey',
  'settings_pkey',
  'user_reports_pkey',
  'users_pkey',
  'verifications_pkey',
];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a unique violation', () => {
  it('has a code for each unique index, except for those that a caller cannot violate', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_index join pg_class on oid = indexrelid
      where indisunique and relnamespace = 'public'::regnamespace`.execute(server.services.db);
    const known = [...Object.keys(CODES_BY_UNIQUE_INDEX), ...OWN_KEYS];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it.each([
    ['username', { username: 'Taken123' }, 'api.data_exist', 409],
    ['phone', { country: 'CN', phone: '13800138000' }, 'api.data_invalid', 400],
    ['e-mail', { email: 'taken@quintet.example' }, 'api.data_invalid', 400],
    ['Google account', { google_subject: 'taken' }, 'api.data_invalid', 400],
  ])('of a %s is told as the catalogue has it', async (_what, fields, code, status) => {
    await newPerson(server.services, fields);
    const error: unknown = await newPerson(server.services, fields).catch((cause: unknown) => cause);
    expect(conflictOf(error)).toMatchObject({ code, status });
  });

  it('of a generated key, and any other error, is not a conflict', () => {
    expect(conflictOf({ code: '23505', constraint: 'posts_pkey' })).toBeUndefined();
    expect(conflictOf({ code: '23503', constraint: 'users_phone' })).toBeUndefined();
  });
});
