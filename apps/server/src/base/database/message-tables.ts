import type { Schemas } from '@quintet/api/types';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, NullableJsonColumn } from './json.ts';

/** A time with a default in the database. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A message in a record as stored: `file_id` names its file, a copy of the record. */
export type StoredChatRecordItem = Omit<Schemas['ChatRecordItem'], 'avatar_thumbnail' | 'expire_at' | 'media'> & {
  file_id: string | null;
};

/** Tables of messages, their reactions, pins and forwarded records. The migrations describe the columns. */
export type MessageTables = {
  messages: MessagesTable;
  message_emojis: { message_id: string; user_id: string; emoji: string; create_at: Stamp };
  pins: { group_id: string; message_id: string; user_id: string; pin_at: Stamp };
  chat_records: {
    id: string;
    names: string[];
    count: number;
    lines: JsonColumn<Schemas['ChatRecordLine'][]>;
    items: JsonColumn<StoredChatRecordItem[]>;
  };
};

type MessagesTable = {
  id: Generated<string>;
  group_id: string;
  seq: number;
  message_count: number;
  user_id: string;
  type: string;
  text: string | null;
  cid: string | null;
  target_id: string | null;
  target_ids: string[] | null;
  thread_id: string | null;
  /** Chosen by the sender's client for images and videos sent together. */
  album_id: string | null;
  block_user_ids: Generated<string[]>;
  only_for: string[] | null;
  file_path: string | null;
  filename: string | null;
  duration: number | null;
  create_at: Stamp;
  update_at: Stamp;
  expire_at: Date | null;
  retract_user_id: string | null;
  ngrams: number[] | null;
  mentions: NullableJsonColumn<Schemas['Mentions']>;
};
