import type { Schemas } from '@quintet/api/types';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ReportOutcome } from './account-auxiliary-tables.ts';
import type { JsonColumn } from './json.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A message in a record as stored: `file_id` names its file, a copy of the record. */
export type StoredChatRecordItem = Omit<Schemas['ChatRecordItem'], 'avatar_thumbnail' | 'expire_at' | 'media'> & {
  file_id: string | null;
};

/** Tables of reactions, pins, records and reports. The migrations describe the columns. */
export type ChatAuxiliaryTables = {
  message_emojis: { message_id: string; user_id: string; emoji: string; create_at: Stamp };
  pins: { group_id: string; message_id: string; user_id: string; pin_at: Stamp };
  chat_records: {
    id: string;
    names: string[];
    count: number;
    lines: JsonColumn<Schemas['ChatRecordLine'][]>;
    items: JsonColumn<StoredChatRecordItem[]>;
  };
  group_reports: GroupReportsTable;
};

type GroupReportsTable = {
  id: GeneratedAlways<number>;
  reporter_id: string;
  group_id: string;
  reason: number;
  text: string;
  msg_ids: string[];
  evidence: JsonColumn<unknown>;
  outcome: ReportOutcome | null;
  resolve_at: Date | null;
  create_at: Stamp;
};
