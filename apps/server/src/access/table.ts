import { AUTH, SITE } from './auth-rows.ts';
import { CHAT } from './chat-rows.ts';
import { CONTACTS } from './contacts-rows.ts';
import { DISCOVER } from './discover-rows.ts';
import { GROUPS } from './groups-rows.ts';
import { NOTIFICATIONS } from './notifications-rows.ts';
import { PROFILE } from './profile-rows.ts';
import { RED_ENVELOPES } from './red-envelopes-rows.ts';
import type { OperationId } from '../platform/http/handler.ts';
import type { ExpectedAccess } from './row.ts';
import { SOCIAL } from './social-rows.ts';
import { WALLET } from './wallet-rows.ts';

/** The expected answers of every served operation. */
export const TABLE: Record<OperationId, ExpectedAccess> = {
  ...AUTH,
  ...SITE,
  ...PROFILE,
  ...CONTACTS,
  ...GROUPS,
  ...CHAT,
  ...SOCIAL,
  ...WALLET,
  ...RED_ENVELOPES,
  ...NOTIFICATIONS,
  ...DISCOVER,
};
