import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../base/database/types.ts';
import type { Signals } from './signals.ts';

/** In larger groups somebody always types, and nobody cares. */
const MOST_MEMBERS = 200;
/** Milliseconds in which one client is heard once. */
const PAUSE = 1000;

type Needs = { db: Kysely<Database>; log: Logger; signals: Signals };

/** Gives what one client calls when its user types in a group. Who may not speak there does not type there either. */
export function createTyping({ db, log, signals }: Needs, userId: string): (groupId: string) => void {
  let heardAt = -Infinity;
  return (group_id) => {
    const now = performance.now();
    if (now - heardAt < PAUSE) return;
    heardAt = now;
    mayType(db, userId, group_id).then(
      (may) => may && signals.send({ typing: { group_id, user_id: userId } }),
      (error: unknown) => log.error({ err: error }, 'typing is not heard'),
    );
  };
}

/** Whether others are told when this user types there. */
export async function mayType(db: Kysely<Database>, userId: string, groupId: string): Promise<boolean> {
  const { rows } = await sql`
    select from members m join groups g on g.id = m.group_id
    where m.group_id = ${groupId} and m.user_id = ${userId} and g.member_count <= ${MOST_MEMBERS}
      and (m.role <> 'member' or g.type = 1 or g.member_permission->>'send_message' = 'granted')
      and not exists (select from group_blocks b where b.group_id = g.id and b.user_id = m.user_id)
      and (g.type = 2 or not exists (
        select from members o join blocks b
          on (b.user_id, b.block_id) in ((o.user_id, m.user_id), (m.user_id, o.user_id))
        where o.group_id = g.id and o.user_id <> m.user_id))`.execute(db);
  return rows.length > 0;
}
