import { AUTH_ACCESS_TEST_ROWS } from './auth-rows.ts';
import { CHAT_ACCESS_TEST_ROWS } from './chat-rows.ts';
import { CONTACTS_ACCESS_TEST_ROWS } from './contacts-rows.ts';
import { DISCOVER_ACCESS_TEST_ROWS } from './discover-rows.ts';
import { GROUPS_ACCESS_TEST_ROWS } from './groups-rows.ts';
import { NOTIFICATIONS_ACCESS_TEST_ROWS } from './notifications-rows.ts';
import { PROFILE_ACCESS_TEST_ROWS } from './profile-rows.ts';
import { RED_ENVELOPES_ACCESS_TEST_ROWS } from './red-envelopes-rows.ts';
import type { OperationId } from '../platform/http/handler.ts';
import type { AccessTestExpectation } from './row.ts';
import { SITE_ACCESS_TEST_ROWS } from './site-rows.ts';
import { SOCIAL_ACCESS_TEST_ROWS } from './social-rows.ts';
import { WALLET_ACCESS_TEST_ROWS } from './wallet-rows.ts';

/** The expected answers of every served operation. */
export const ACCESS_TEST_TABLE: Record<OperationId, AccessTestExpectation> = {
  ...AUTH_ACCESS_TEST_ROWS,
  ...SITE_ACCESS_TEST_ROWS,
  ...PROFILE_ACCESS_TEST_ROWS,
  ...CONTACTS_ACCESS_TEST_ROWS,
  ...GROUPS_ACCESS_TEST_ROWS,
  ...CHAT_ACCESS_TEST_ROWS,
  ...SOCIAL_ACCESS_TEST_ROWS,
  ...WALLET_ACCESS_TEST_ROWS,
  ...RED_ENVELOPES_ACCESS_TEST_ROWS,
  ...NOTIFICATIONS_ACCESS_TEST_ROWS,
  ...DISCOVER_ACCESS_TEST_ROWS,
};
