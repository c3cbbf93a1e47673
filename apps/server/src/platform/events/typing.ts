import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../base/database/types.ts';
import type { StreamRules } from './rules.ts';
import type { Signals } from './signals.ts';

/** Milliseconds in which one client is heard once. */
const TYPING_INTERVAL_MS = 1000;

type TypingDeps = Pick<StreamRules, 'canType'> & { db: Kysely<Database>; log: Logger; signals: Signals };

/** Gives what one client calls when its user types in a group. Who may not speak there does not type there either. */
export function createTyping({ canType, db, log, signals }: TypingDeps, userId: string): (groupId: string) => void {
  let heardAt = -Infinity;
  return (group_id) => {
    const now = performance.now();
    if (now - heardAt < TYPING_INTERVAL_MS) return;
    heardAt = now;
    canType(db, userId, group_id).then(
      (isAllowed) => isAllowed && signals.send({ typing: { group_id, user_id: userId } }),
      (error: unknown) => log.error({ err: error }, 'typing is not heard'),
    );
  };
}
