import type { ColumnType, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './json.ts';

/** Tables of the event stream. The migrations describe the columns. */
export type EventTables = {
  event_queue: EventQueueTable;
  events: EventsTable;
};

/** Events without a number yet. */
type EventQueueTable = {
  id: GeneratedAlways<number>;
  /** xid8, as text. */
  txid: GeneratedAlways<string>;
  type: string;
  group_id: string | null;
  user_id: string | null;
  ref: JsonColumn<unknown>;
  create_at: ColumnType<Date, Date | undefined, Date>;
};

type EventsTable = {
  number: number;
  type: string;
  group_id: string | null;
  user_id: string | null;
  ref: JsonColumn<unknown>;
  create_at: Date;
};
