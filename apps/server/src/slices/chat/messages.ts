import type { Schemas } from '@quintet/api/types';
import { isRetractedMessageType } from '@quintet/domain/chat/message';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { queryMessageTargetLookup } from './message-targets.ts';
import { queryBlockedSenderLookup } from './blocked-senders.ts';
import { queryMediaPresenters } from './media.ts';
import { queryQuoteLookup } from './quotes.ts';
import { type MessageReactions, queryMessageReactions } from './reactions.ts';
import type { MessageRow, GetReaderIds } from '../groups/visible-messages.ts';

export type Message = Schemas['Message'];

/**
 * Returns a message as one reader sees it; readers with the same view get the same object. `hiddenFrom`: users who may not see it.
 * `isAfterLine`: whether the message before it is only for some members.
 */
export type MessagePresenter = ((reader: string) => Message) & { hiddenFrom: readonly string[]; isAfterLine?: boolean };

/** Loads messages by id in the wire format, for one reader. */
export async function queryMessagesByIds(
  db: Kysely<Database>,
  ids: readonly string[],
  reader: string,
): Promise<Map<string, Message>> {
  const views = await queryMessagePresenters(db, ids, async () => [reader]);
  return new Map(Array.from(views, ([id, view]) => [id, view(reader)]));
}

const IS_AFTER_LINE = sql<boolean>`exists (select from messages as previous
  where previous.group_id = messages.group_id and previous.seq = messages.seq - 1 and previous.only_for is not null)`;

/** Loads messages by id for several readers. Callers check who may see the messages; this checks quotes and shared content. */
export async function queryMessagePresenters(
  db: Kysely<Database>,
  ids: readonly string[],
  readers: GetReaderIds,
): Promise<Map<string, MessagePresenter>> {
  if (ids.length === 0) return new Map();
  const [rows, reactions] = await Promise.all([
    db
      .selectFrom('messages')
      .selectAll()
      .select(IS_AFTER_LINE.as('is_after_line'))
      .where('id', 'in', [...ids])
      .execute(),
    queryMessageReactions(db, ids),
  ]);
  const views = await viewRows(db, rows, readers, reactions);
  return new Map(
    rows.map(({ id, is_after_line: isAfterLine }, index) => [id, Object.assign(views[index]!, { isAfterLine })]),
  );
}

/** Presents rows in the wire format to one reader, in the order of the rows. */
export async function presentMessages(
  db: Kysely<Database>,
  rows: readonly MessageRow[],
  reader: string,
): Promise<Message[]> {
  const reactions = queryMessageReactions(
    db,
    rows.map(({ id }) => id),
  );
  return (await viewRows(db, rows, async () => [reader], reactions)).map((view) => view(reader));
}

/** Presents a new message to its sender. */
export const presentNewMessage = async (db: Kysely<Database>, row: MessageRow): Promise<Message> =>
  (await viewRows(db, [row], async () => [row.user_id], new Map()))[0]!(row.user_id);

/** Reads quotes, shared content and files once for all rows. */
async function viewRows(
  db: Kysely<Database>,
  rows: readonly MessageRow[],
  readers: GetReaderIds,
  reacted: Map<string, MessageReactions> | Promise<Map<string, MessageReactions>>,
): Promise<MessagePresenter[]> {
  const [quotes, cards, blocks, reactions, media] = await Promise.all([
    queryQuoteLookup(db, rows, readers),
    queryMessageTargetLookup(db, rows, readers),
    queryBlockedSenderLookup(db, rows, readers),
    reacted,
    queryMediaPresenters(db, rows),
  ]);
  return rows.map((row) => {
    const own = reactions.get(row.id) ?? [];
    const message = { ...presentBareMessage(row), emojis: countReactions(own) };
    const variants: { seen: Message; thread: unknown; content: unknown }[] = [];
    const view = (reader: string): Message => {
      const thread = quotes(row, reader);
      const card = cards(row, reader);
      const content = card?.content;
      let seen = variants.find((variant) => variant.thread === thread && variant.content === content)?.seen;
      if (!seen) {
        seen = { ...message, ...(thread && { thread }), ...(card && { [card.field]: content }) };
        variants.push({ seen, thread, content });
      }
      const file = media.get(row.id)?.(reader);
      const isFolded = blocks(row, reader);
      const hasReacted = own.some(({ userIds }) => userIds.includes(reader));
      if (!file && !hasReacted && !isFolded) return seen;
      return {
        ...seen,
        ...(file && { media: file }),
        ...(hasReacted && { emojis: countReactions(own, reader) }),
        ...(isFolded && { block_user_ids: [reader] }),
      };
    };
    return Object.assign(view, { hiddenFrom: row.block_user_ids });
  });
}

function countReactions(reactions: MessageReactions, reader?: string): Schemas['EmojiCount'][] {
  return reactions.map(({ emoji, userIds }) => ({
    emoji,
    count: userIds.length,
    is_mine: reader !== undefined && userIds.includes(reader),
  }));
}

/** Presents a row without quote, file and reactions. If retracted, `user_id` is the retracting user and `target_id` the sender. */
export function presentBareMessage(row: MessageRow): Message {
  const type = row.type as Message['type'];
  return {
    id: row.id,
    group_id: row.group_id,
    user_id: row.retract_user_id ?? row.user_id,
    target_id: isRetractedMessageType(type) ? row.user_id : row.target_id,
    ...(row.target_ids && { target_ids: row.target_ids }),
    type,
    seq: row.seq,
    create_at: row.create_at.toISOString(),
    update_at: row.update_at.toISOString(),
    thread_id: row.thread_id,
    block_user_ids: [],
    file_path: row.file_path,
    filename: row.filename,
    duration: row.duration,
    text: row.text,
    ...(row.album_id !== null && { album_id: row.album_id }),
    ...(row.mentions && { mentions: row.mentions }),
    cid: row.cid,
    expire_at: row.expire_at?.toISOString() ?? null,
    emojis: [],
  };
}
