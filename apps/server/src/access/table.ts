import { AUTH, SITE } from './auth-rows.ts';
import { CHAT } from './chat-rows.ts';
import { CONTACTS } from './contacts-rows.ts';
import { GROUPS } from './groups-rows.ts';
import { PROFILE } from './profile-rows.ts';
import type { Row, ServedOperation } from './row.ts';
import { SOCIAL } from './social-rows.ts';

/** The expected answers of every served operation. */
export const TABLE: Record<ServedOperation, Row> = {
  ...AUTH,
  ...SITE,
  ...PROFILE,
  ...CONTACTS,
  ...GROUPS,
  ...CHAT,
  ...SOCIAL,
};
