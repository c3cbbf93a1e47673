import type { Generated } from 'kysely';
import type { AccountAuxiliaryTables } from './account-auxiliary-tables.ts';
import type { ChatAuxiliaryTables } from './chat-auxiliary-tables.ts';
import type { DiscoverItemTables } from './discover-item-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { GroupAuxiliaryTables } from './group-auxiliary-tables.ts';
import type { JsonColumn } from './json.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { OperatorAuditTables } from './operator-audit-tables.ts';
import type { RedEnvelopeTables } from './red-envelope-tables.ts';
import type { SearchResultTables } from './search-result-tables.ts';
import type { SocialTables } from './social-tables.ts';
import type { CoreTables } from './tables.ts';
import type { WalletTables } from './wallet-tables.ts';

/** All tables. int8 columns are numbers (`connect.ts`), timestamptz columns are Dates. */
export type Database = CoreTables &
  AccountAuxiliaryTables &
  ChatAuxiliaryTables &
  DiscoverItemTables &
  FileTables &
  GroupAuxiliaryTables &
  LedgerTables &
  NotificationTables &
  OperatorAuditTables &
  RedEnvelopeTables &
  SearchResultTables &
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
