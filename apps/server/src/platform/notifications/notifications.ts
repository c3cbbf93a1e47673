import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { addAfterCommitCallback } from '../../base/database/after-commit.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent, EventRecorder } from '../events/log.ts';
import {
  NOTIFICATION_EVENT_INTERVAL_MS,
  batchNotificationsByUniqueUser,
  type NewNotification,
} from './new-notification.ts';
import {
  deleteNotificationEntries,
  type NotificationEntryFilter,
  saveGroupedNotifications,
  type AdvancedNotificationState,
  lockAndAdvanceRecipientStates,
  lockAndAdvanceStatesOfEntries,
} from './grouped-notification-rows.ts';

export type NotificationWriter = {
  /**
   * Notifies users in the transaction of the cause. It locks the users' states, so a transaction calls it once, last in the lock order.
   */
  add: (trx: Transaction<Database>, append: AppendEvent, notifications: readonly NewNotification[]) => Promise<void>;
  /** Removes the entries of undone causes. */
  retract: (trx: Transaction<Database>, append: AppendEvent, condition: NotificationEntryFilter) => Promise<void>;
  /** Sends users with unannounced notifications an event to all their devices, at most once a second. */
  announce: (userIds: readonly string[]) => Promise<void>;
  close: () => void;
};

/** The clocks of the server and the database may differ a little in speed. */
const DELAY_MS = NOTIFICATION_EVENT_INTERVAL_MS + 50;

type NotificationDeps = {
  events: Pick<EventRecorder, 'record'>;
  clock: () => Date;
  log?: Pick<Logger, 'warn'>;
};

/** The only writer of notifications. */
export function createNotificationWriter({ events, clock, log }: NotificationDeps): NotificationWriter {
  const timers = new Map<string, NodeJS.Timeout>();

  function schedule(userId: string): void {
    if (timers.has(userId)) return;
    const run = () => {
      timers.delete(userId);
      // If it fails, a job announces them later.
      announce([userId]).catch((error: unknown) => log?.warn({ err: error }, 'notifications were not announced'));
    };
    timers.set(userId, setTimeout(run, DELAY_MS).unref());
  }

  async function finish(
    trx: Transaction<Database>,
    append: AppendEvent,
    states: readonly AdvancedNotificationState[],
  ): Promise<void> {
    const due = states.filter(({ is_due }) => is_due).map(({ user_id }) => user_id);
    if (due.length > 0) await append('notification', { userIds: due }, {});
    for (const { user_id: userId, is_due } of states)
      if (!is_due) addAfterCommitCallback(trx, async () => schedule(userId));
  }

  async function announce(userIds: readonly string[]): Promise<void> {
    const behind = await events.record(async (trx, append) => {
      const { rows } = await sql<{ user_id: string; is_due: boolean }>`
        select user_id, event_at <= clock_timestamp() - ${NOTIFICATION_EVENT_INTERVAL_MS} * interval '1 millisecond' as is_due
        from notification_states where user_id = any(${[...userIds]}) and event_position < last_position
        order by user_id for no key update`.execute(trx);
      const due = rows.filter(({ is_due }) => is_due).map(({ user_id }) => user_id);
      await sql`
        update notification_states set event_position = last_position, event_at = clock_timestamp()
        where user_id = any(${due})`.execute(trx);
      if (due.length > 0) await append('notification', { userIds: due }, {});
      return rows.filter(({ is_due }) => !is_due);
    });
    for (const { user_id } of behind) schedule(user_id);
  }

  return {
    announce,
    add: async (trx, append, notifications) => {
      for (const round of batchNotificationsByUniqueUser(notifications)) {
        const states = await lockAndAdvanceRecipientStates(trx, round);
        if (states.length === 0) continue;
        const positions = new Map(states.map(({ user_id, position }) => [user_id, position]));
        const written = round.filter(({ userId }) => positions.has(userId));
        await saveGroupedNotifications(trx, written, positions, clock());
        await finish(trx, append, states);
      }
    },
    retract: async (trx, append, condition) => {
      const states = await lockAndAdvanceStatesOfEntries(trx, condition);
      if (states.length === 0) return;
      await deleteNotificationEntries(trx, condition, states);
      await finish(trx, append, states);
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
