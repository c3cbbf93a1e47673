import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../base/database/types.ts';
import type { EventStreamRules } from './rules.ts';
import type { InstanceSignals } from './signals.ts';

/** Milliseconds; at most one typing frame per client and interval is forwarded. */
const TYPING_INTERVAL_MS = 1000;

type TypingDeps = Pick<EventStreamRules, 'canType'> & { db: Kysely<Database>; log: Logger; signals: InstanceSignals };

/** Returns the handler of one client's typing frames. Typing in a group needs permission to post there. */
export function createTypingFrameHandler(
  { canType, db, log, signals }: TypingDeps,
  userId: string,
): (groupId: string) => void {
  let lastFrameAt = -Infinity;
  return (group_id) => {
    const now = performance.now();
    if (now - lastFrameAt < TYPING_INTERVAL_MS) return;
    lastFrameAt = now;
    canType(db, userId, group_id).then(
      (isAllowed) => isAllowed && signals.send({ typing: { group_id, user_id: userId } }),
      (error: unknown) => log.error({ err: error }, 'checking a typing frame failed'),
    );
  };
}
