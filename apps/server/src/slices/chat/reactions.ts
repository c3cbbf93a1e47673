import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** The emojis in the order of their first use, each with its users in the order of reacting. */
export type MessageReactions = { emoji: string; userIds: string[] }[];

/** Returns reactions by message id; messages without reactions are left out. */
export async function queryMessageReactions(
  db: Kysely<Database>,
  messageIds: readonly string[],
): Promise<Map<string, MessageReactions>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_emojis')
    .select(['message_id', 'emoji', sql<string[]>`array_agg(user_id order by create_at, user_id)`.as('userIds')])
    .where('message_id', 'in', [...messageIds])
    .groupBy(['message_id', 'emoji'])
    .orderBy(sql`min(create_at)`)
    .orderBy('emoji')
    .execute();
  const grouped = Map.groupBy(rows, ({ message_id }) => message_id);
  return new Map(Array.from(grouped, ([id, all]) => [id, all.map(({ emoji, userIds }) => ({ emoji, userIds }))]));
}
