import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuthTables } from './auth-tables.ts';
import type { DiscoverTables } from './discover-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { GroupTables } from './group-tables.ts';
import type { JsonColumn } from './json.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { RedEnvelopeTables } from './red-envelope-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { SocialTables } from './social-tables.ts';
import type { UserTables } from './user-tables.ts';
import type { WalletTables } from './wallet-tables.ts';

/** All tables. int8 columns are numbers (`connect.ts`), timestamptz columns are Dates. */
export type Database = AuthTables &
  DiscoverTables &
  EventTables &
  FileTables &
  GroupTables &
  LedgerTables &
  MessageTables &
  NotificationTables &
  RedEnvelopeTables &
  ReportTables &
  SocialTables &
  UserTables &
  WalletTables & {
    operator_audit: OperatorAuditTable;
    settings: SettingsTable;
  };

/** Settings changed while the server runs, one JSON value per key. */
type SettingsTable = {
  key: string;
  value: JsonColumn<unknown>;
  updated_at: Generated<Date>;
};

type Unchangeable<T> = ColumnType<T, T, never>;

/** The log of the operator's commands. Migration 0100 describes the columns. */
type OperatorAuditTable = {
  id: GeneratedAlways<number>;
  operator: Unchangeable<string>;
  action: Unchangeable<string>;
  target: Unchangeable<string>;
  reason: Unchangeable<string>;
  create_at: ColumnType<Date, undefined, never>;
};
