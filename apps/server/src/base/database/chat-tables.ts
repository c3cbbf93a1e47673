import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** What hangs on messages; what each column holds stands in the migration that makes it. */
export type ChatTables = {
  message_emojis: { message_id: string; user_id: string; emoji: string; create_at: Stamp };
  pins: { group_id: string; message_id: string; user_id: string; pin_at: Stamp };
  group_reports: GroupReportsTable;
};

type GroupReportsTable = {
  id: GeneratedAlways<number>;
  reporter_id: string;
  group_id: string;
  reason: number;
  text: string;
  msg_ids: string[];
  evidence: Json<unknown>;
  create_at: Stamp;
};
