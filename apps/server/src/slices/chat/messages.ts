import { MessageType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { isRetracted } from '@quintet/domain/chat/message';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/types.ts';
import { readShared, sharedIn } from '../social/shared.ts';
import { readMedia } from './media.ts';
import { type Reactions, readReactions } from './reactions.ts';

export type Message = Schemas['Message'];
export type MessageRow = Selectable<Database['messages']>;
type Quote = Schemas['MessageQuote'];

/** A message as one reader sees it; without a reader, as everybody does who has not reacted to it. */
export type MessageView = (reader?: string) => Message;

/** Messages by id, as the wire carries them to one reader. */
export async function loadMessages(
  db: Kysely<Database>,
  ids: readonly string[],
  reader?: string,
): Promise<Map<string, Message>> {
  const views = await loadViews(db, ids);
  return new Map(Array.from(views, ([id, view]) => [id, view(reader)]));
}

/** Messages by id, for any number of readers. */
export async function loadViews(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, MessageView>> {
  if (ids.length === 0) return new Map();
  const [rows, reactions] = await Promise.all([
    db
      .selectFrom('messages')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
    readReactions(db, ids),
  ]);
  const views = await viewRows(db, rows, reactions);
  return new Map(rows.map(({ id }, index) => [id, views[index]!]));
}

/** Rows as the wire carries them to one reader, in their order. */
export async function presentMessages(
  db: Kysely<Database>,
  rows: readonly MessageRow[],
  reader?: string,
): Promise<Message[]> {
  const reactions = readReactions(
    db,
    rows.map(({ id }) => id),
  );
  return (await viewRows(db, rows, reactions)).map((view) => view(reader));
}

/** A message that was added just now, to its sender. */
export const presentNew = async (db: Kysely<Database>, row: MessageRow): Promise<Message> =>
  (await viewRows(db, [row], new Map()))[0]!();

/** What rows quote and what hangs on them is read once for all. */
async function viewRows(
  db: Kysely<Database>,
  rows: readonly MessageRow[],
  reacted: Map<string, Reactions> | Promise<Map<string, Reactions>>,
): Promise<MessageView[]> {
  const [quotes, shared, reactions, media] = await Promise.all([
    readQuotes(
      db,
      rows.flatMap((row) => quotedIn(row) ?? []),
    ),
    readShared(
      db,
      rows.flatMap((row) => sharedIn(row) ?? []),
    ),
    reacted,
    readMedia(db, rows),
  ]);
  return rows.map((row) => {
    const share = shared.get(sharedIn(row) ?? '');
    const message = {
      ...presentMessage(row, quotes.get(quotedIn(row) ?? ''), media.get(row.id)),
      ...(share && { share }),
    };
    const own = reactions.get(row.id);
    return (reader) => (own ? { ...message, emojis: countReactions(own, reader) } : message);
  });
}

/** What a message answers, or was said to be pinned. */
const quotedIn = ({ type, thread_id, target_id }: MessageRow): string | null =>
  type === MessageType.MESSAGE_PIN ? target_id : thread_id;

async function readQuotes(db: Kysely<Database>, ids: string[]): Promise<Map<string, Quote>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'user_id', 'type', 'text', 'filename'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row as Quote]));
}

function countReactions(reactions: Reactions, reader: string | undefined): Schemas['EmojiCount'][] {
  return reactions.map(({ emoji, userIds }) => ({
    emoji,
    count: userIds.length,
    is_mine: reader !== undefined && userIds.includes(reader),
  }));
}

/** A retracted message is its retractor's, and about whoever had sent it. */
function presentMessage(row: MessageRow, thread: Quote | undefined, media: Message['media']): Message {
  const type = row.type as Message['type'];
  return {
    id: row.id,
    group_id: row.group_id,
    user_id: row.retract_user_id ?? row.user_id,
    target_id: isRetracted(type) ? row.user_id : row.target_id,
    ...(row.target_ids && { target_ids: row.target_ids }),
    type,
    seq: row.seq,
    create_at: row.create_at.toISOString(),
    update_at: row.update_at.toISOString(),
    thread_id: row.thread_id,
    ...(thread && { thread }),
    block_user_ids: row.block_user_ids,
    file_path: row.file_path,
    filename: row.filename,
    duration: row.duration,
    text: row.text,
    cid: row.cid,
    expire_at: row.expire_at?.toISOString() ?? null,
    ...(media && { media }),
    emojis: [],
  };
}
