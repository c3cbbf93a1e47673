import type { Generated } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { GroupTables } from './group-tables.ts';
import type { Json } from './json.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { SocialTables } from './social-tables.ts';
import type { CoreTables } from './tables.ts';

/** All tables. int8 columns are numbers (`connect.ts`), timestamptz columns are Dates. */
export type Database = CoreTables &
  AccountTables &
  ChatTables &
  FileTables &
  GroupTables &
  OperatorTables &
  SocialTables & {
    settings: SettingsTable;
  };

/** Settings changed while the server runs, one JSON value per key. */
type SettingsTable = {
  key: string;
  value: Json<unknown>;
  updated_at: Generated<Date>;
};
