import { Toggle } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { FileRow } from '../../platform/media/files.ts';
import { buildMessageVisibleSql } from '../groups/visible-messages.ts';

export type ReadableMessageFile = FileRow & { filename: string | null };

/** The filename of the message, or of the message in its record. */
const FILENAME = sql<string | null>`coalesce(messages.filename, (
  select item ->> 'filename' from chat_records, jsonb_array_elements(items) as item
  where chat_records.id = messages.target_id and item ->> 'file_id' = files.id))`;

/**
 * A file, with its sender's filename, of a message that the user may see now. The user must be a member, not on the blacklist, and
 * have an open account. The only rule for creating and for using a link.
 */
export const findReadableMessageFile = (
  db: Kysely<Database>,
  userId: string,
  fileId: string,
): Promise<ReadableMessageFile | undefined> =>
  db
    .selectFrom('files')
    .innerJoin('messages', 'messages.id', 'files.message_id')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .selectAll('files')
    .select(FILENAME.as('filename'))
    .where('files.id', '=', fileId)
    .where('members.user_id', '=', userId)
    .where('users.delete_at', 'is', null)
    .where('users.status', '=', Toggle.OPEN)
    .where(buildMessageVisibleSql(userId, sql.ref('members.cleared_seq')))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('group_blocks')
            .select('user_id')
            .whereRef('group_blocks.group_id', '=', 'messages.group_id')
            .where('group_blocks.user_id', '=', userId),
        ),
      ),
    )
    .executeTakeFirst();
