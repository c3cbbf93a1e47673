import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { isSystemMessageType } from '@quintet/domain/chat/message';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { MessageRow, GetReaderIds } from '../groups/visible-messages.ts';

type Key = Pick<MessageRow, 'group_id' | 'user_id' | 'type'>;

const isContent = ({ type }: Key): boolean => !isSystemMessageType(type as Schemas['MessageType']);

/**
 * Returns whether a reader has blocked the sender of a message in a group. Room lines are shown to all, and nobody blocks themselves,
 * so that a sender's own message needs no query.
 */
export async function queryBlockedSenderLookup(
  db: Kysely<Database>,
  rows: readonly Key[],
  readers: GetReaderIds,
): Promise<(row: Key, reader: string) => boolean> {
  const contents = rows.filter(isContent);
  if (contents.length === 0) return () => false;
  const readerIds = [...new Set(await readers())];
  const senders = [...new Set(contents.map(({ user_id }) => user_id))];
  const others = senders.filter((sender) => readerIds.some((reader) => reader !== sender));
  if (others.length === 0) return () => false;
  const groupIds = [...new Set(contents.map(({ group_id }) => group_id))];
  const { rows: blocks } = await sql<{ sender: string; reader: string; groups: string[] }>`
    select block_id as sender, user_id as reader,
      array(select id from groups where id = any(${groupIds}) and type = ${ChatType.GROUP}) as groups
    from blocks where block_id = any(${others}) and user_id = any(${readerIds})`.execute(db);
  if (blocks.length === 0) return () => false;
  const groups = new Set(blocks[0]!.groups);
  const blockers = new Set(blocks.map(({ sender, reader }) => `${sender} ${reader}`));
  return (row, reader) => isContent(row) && groups.has(row.group_id) && blockers.has(`${row.user_id} ${reader}`);
}
