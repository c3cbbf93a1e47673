import { AUTH, SITE } from './auth-rows.ts';
import { CHAT } from './chat-rows.ts';
import { GROUPS } from './groups-rows.ts';
import { PROFILE } from './profile-rows.ts';
import type { Row, ServedOperation } from './row.ts';
import { SOCIAL } from './social-rows.ts';

/** What every served operation answers to whom. */
export const TABLE: Record<ServedOperation, Row> = { ...AUTH, ...SITE, ...PROFILE, ...GROUPS, ...CHAT, ...SOCIAL };
