import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { isSystem } from '@quintet/domain/chat/message';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { MessageRow } from '../groups/visible.ts';

type Key = Pick<MessageRow, 'group_id' | 'user_id' | 'type'>;

const isContent = ({ type }: Key): boolean => !isSystem(type as Schemas['MessageType']);

/** Returns whether a reader has blocked the sender of a message in a group. Room lines are shown to all. */
export async function readBlockers(
  db: Kysely<Database>,
  rows: readonly Key[],
): Promise<(row: Key, reader: string) => boolean> {
  const contents = rows.filter(isContent);
  const senders = new Map(contents.map(({ group_id, user_id }) => [`${group_id} ${user_id}`, { group_id, user_id }]));
  if (senders.size === 0) return () => false;
  const pairs = [...senders.values()];
  const { rows: blocks } = await sql<{ group_id: string; sender: string; reader: string }>`
    select said.group_id, said.sender, b.user_id as reader
    from unnest(${pairs.map(({ group_id }) => group_id)}::text[], ${pairs.map(({ user_id }) => user_id)}::text[]) said (group_id, sender)
    join groups g on g.id = said.group_id and g.type = ${ChatType.GROUP}
    join blocks b on b.block_id = said.sender
    join members m on m.group_id = said.group_id and m.user_id = b.user_id`.execute(db);
  if (blocks.length === 0) return () => false;
  const blockers = new Set(blocks.map(({ group_id, sender, reader }) => `${group_id} ${sender} ${reader}`));
  return (row, reader) => isContent(row) && blockers.has(`${row.group_id} ${row.user_id} ${reader}`);
}
