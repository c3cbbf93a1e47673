import type { Generated } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { DiscoverTables } from './discover-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { GroupTables } from './group-tables.ts';
import type { JsonColumn } from './json.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { RedEnvelopeTables } from './red-envelope-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { SocialTables } from './social-tables.ts';
import type { CoreTables } from './tables.ts';
import type { WalletTables } from './wallet-tables.ts';

/** All tables. int8 columns are numbers (`connect.ts`), timestamptz columns are Dates. */
export type Database = CoreTables &
  AccountTables &
  ChatTables &
  DiscoverTables &
  FileTables &
  GroupTables &
  LedgerTables &
  NotificationTables &
  OperatorTables &
  RedEnvelopeTables &
  SearchTables &
  SocialTables &
  WalletTables & {
    settings: SettingsTable;
  };

/** Settings changed while the server runs, one JSON value per key. */
type SettingsTable = {
  key: string;
  value: JsonColumn<unknown>;
  updated_at: Generated<Date>;
};
