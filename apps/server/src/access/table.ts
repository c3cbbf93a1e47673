import { AUTH_ROWS, SITE_ROWS } from './auth-rows.ts';
import { CHAT_ROWS } from './chat-rows.ts';
import { CONTACTS_ROWS } from './contacts-rows.ts';
import { DISCOVER_ROWS } from './discover-rows.ts';
import { GROUPS_ROWS } from './groups-rows.ts';
import { NOTIFICATIONS_ROWS } from './notifications-rows.ts';
import { PROFILE_ROWS } from './profile-rows.ts';
import { RED_ENVELOPES_ROWS } from './red-envelopes-rows.ts';
import type { OperationId } from '../platform/http/handler.ts';
import type { ExpectedAccess } from './row.ts';
import { SOCIAL_ROWS } from './social-rows.ts';
import { WALLET_ROWS } from './wallet-rows.ts';

/** The expected answers of every served operation. */
export const ACCESS_TABLE: Record<OperationId, ExpectedAccess> = {
  ...AUTH_ROWS,
  ...SITE_ROWS,
  ...PROFILE_ROWS,
  ...CONTACTS_ROWS,
  ...GROUPS_ROWS,
  ...CHAT_ROWS,
  ...SOCIAL_ROWS,
  ...WALLET_ROWS,
  ...RED_ENVELOPES_ROWS,
  ...NOTIFICATIONS_ROWS,
  ...DISCOVER_ROWS,
};
