import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ReportOutcome } from './account-tables.ts';
import type { Json } from './json.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** Tables of reactions, pins and reports. The migrations describe the columns. */
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
  outcome: ReportOutcome | null;
  resolve_at: Date | null;
  create_at: Stamp;
};
