import { MessageType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { queryBlockedSenderLookup } from './blocked-senders.ts';
import { type MessageRow, type GetReaderIds, queryMessageVisibilityLookup } from '../groups/visible-messages.ts';

type Quote = Schemas['MessageQuote'];

/** Returns the quote of a message for one reader, if it has one that the reader may see. */
export type QuoteLookup = (row: MessageRow, reader: string) => Quote | undefined;

/** The id of the message that a reply answers or that a pin announcement names. */
const quotedIn = ({ type, thread_id, target_id }: MessageRow): string | null =>
  type === MessageType.MESSAGE_PIN ? target_id : thread_id;

/** Loads the quotes of messages. A quote must be of the same group and visible to the reader. */
export async function queryQuoteLookup(
  db: Kysely<Database>,
  quoting: readonly MessageRow[],
  readers: GetReaderIds,
): Promise<QuoteLookup> {
  const ids = quoting.flatMap((row) => quotedIn(row) ?? []);
  if (ids.length === 0) return () => undefined;
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'user_id', 'type', 'text', 'filename', 'target_id', 'group_id', 'seq', 'block_user_ids', 'only_for'])
    .where('id', 'in', ids)
    .execute();
  const [canSee, isFolded] = await Promise.all([
    queryMessageVisibilityLookup(db, rows, await readers()),
    queryBlockedSenderLookup(db, rows, readers),
  ]);
  const quotes = new Map(
    rows.map((row) => {
      const { id, user_id, type, text, filename, target_id } = row;
      const envelope = type === MessageType.RED_ENVELOPE && { red_envelope_id: target_id };
      return [id, { row, quote: { id, user_id, type, text, filename, ...envelope } as Quote }];
    }),
  );
  return (message, reader) => {
    const quoted = quotes.get(quotedIn(message) ?? '');
    const isShown = quoted?.row.group_id === message.group_id && canSee(quoted.row, reader);
    if (!isShown) return undefined;
    return isFolded(quoted.row, reader) ? { ...quoted.quote, block_user_ids: [reader] } : quoted.quote;
  };
}
