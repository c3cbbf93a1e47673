import { randomUUID } from 'node:crypto';
import type { Schemas } from '@quintet/api/types';
import type { NewNotification } from '../platform/notifications/new-notification.ts';

type Outcome = NonNullable<Schemas['NotificationValues']['outcome']>;

/** Tells the author of a post what its review found. */
export const buildPostReviewNotification = (postId: string, userId: string, outcome: Outcome): NewNotification => ({
  userId,
  type: 'post_review',
  actorId: null,
  source: `post_review ${postId} ${randomUUID()}`,
  target: { kind: 'post', id: postId, post_id: postId },
  data: { outcome },
});

/** Tells the reporter how a report ended. It does not name what was reported. */
export const buildReportResultNotification = (reportId: string, userId: string, outcome: Outcome): NewNotification => ({
  userId,
  type: 'report_result',
  actorId: null,
  source: `report ${reportId}`,
  target: { kind: 'report', id: reportId },
  data: { outcome },
});

/** Tells a user of points that an operator has added. */
export const buildDepositNotification = (logId: string, userId: string, amount: number): NewNotification => ({
  userId,
  type: 'deposit',
  actorId: null,
  source: `deposit ${logId}`,
  target: { kind: 'trading_log', id: logId },
  data: { amount },
});
