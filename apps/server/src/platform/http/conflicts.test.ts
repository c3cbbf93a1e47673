import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../slices/test-world.ts';
import { CODES_BY_UNIQUE_INDEX, toConflictError } from './conflicts.ts';
import { useTestServer } from '../../use-test-server.ts';

/** Keys that the server generates, upserts or writes under a lock: a collision there is a bug of ours. */
const OWN_KEYS = [
  'authors_pkey',
  'chat_records_pkey',
  'binding_orders_open',
  'binding_orders_pkey',
  'comment_reports_pkey',
  'comments_pkey',
  'direct_uploads_pkey',
  'discover_items_key_key',
  'discover_items_pkey',
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
  'ledger_accounts_pkey',
  'ledger_credits_pkey',
  'ledger_entries_pkey',
  'ledger_entries_transfer',
  'ledger_flaws_pkey',
  'ledger_transfers_key_key',
  'ledger_transfers_pkey',
  'ledger_transfers_related_id_key',
  'login_qrcodes_pkey',
  'members_owner',
  'messages_history',
  'messages_pkey',
  'minefield_exclusions_pkey',
  'notification_entries_pkey',
  'notification_states_pkey',
  'notifications_pkey',
  'operator_audit_pkey',
  'payment_nonces_pkey',
  'point_movements_pkey',
  'point_movements_transfer_id_key',
  'post_reports_pkey',
  'post_search_pkey',
  'post_tags_pkey',
  'posts_pkey',
  'rate_limits_pkey',
  'red_envelope_shares_pkey',
  'red_envelope_shares_user',
  'red_envelopes_cid',
  'red_envelopes_debit_id_key',
  'red_envelopes_message_id_key',
  'red_envelopes_pkey',
  'redemptions_debit_id_key',
  'redemptions_pkey',
  'redemptions_user_id_cid_key',
  'refresh_tokens_pkey',
  'report_files_pkey',
  'search_results_pkey',
  'sessions_pkey',
  'settings_pkey',
  'tags_pkey',
  'user_reports_pkey',
  'user_search_pkey',
  'users_pkey',
  'verifications_pkey',
  'wallet_bindings_account_key',
  'wallet_bindings_pkey',
];

const server = useTestServer();

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
    expect(toConflictError(error)).toMatchObject({ code, status });
  });

  it('of a generated key, and any other error, is not a conflict', () => {
    expect(toConflictError({ code: '23505', constraint: 'posts_pkey' })).toBeUndefined();
    expect(toConflictError({ code: '23503', constraint: 'users_phone' })).toBeUndefined();
  });
});
