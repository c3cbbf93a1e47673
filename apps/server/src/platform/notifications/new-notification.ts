import type { Schemas } from '@quintet/api/types';
import type { NotificationData } from '../../base/database/notification-tables.ts';

/** The least time between two events about the notifications of a user. */
export const NOTIFICATION_EVENT_INTERVAL_MS = 1000;

export type NewNotification = {
  /** Who is notified. */
  userId: string;
  type: Schemas['NotificationType'];
  /** Who has done it; null for the site. Users across a block do not notify each other. */
  actorId: string | null;
  /** What happened, such as `like p1 u2`. It notifies a user once, and `retract` names it. */
  source: string;
  /** Notifications about the same target are grouped. */
  target: Pick<Schemas['NotificationTarget'], 'kind' | 'id'> & Partial<Schemas['NotificationTarget']>;
  /** The comment or message. */
  refId?: string;
  data?: NotificationData;
};

/** Splits notifications into lists that contain each user at most once, in their order. */
export function batchNotificationsByUniqueUser(notifications: readonly NewNotification[]): NewNotification[][] {
  const byUser = Map.groupBy(notifications, ({ userId }) => userId)
    .values()
    .toArray();
  const rounds = Math.max(0, ...byUser.map((list) => list.length));
  return Array.from({ length: rounds }, (_, index) => byUser.flatMap((list) => list[index] ?? []));
}
