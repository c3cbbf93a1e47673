import type { Schemas } from '@quintet/api/types';

export type NotificationType = Schemas['NotificationType'];
export type NotificationKind = Schemas['NotificationKind'];
export type NotificationFilter = Schemas['NotificationFilter'];
export type NotificationCategory = Exclude<NotificationFilter, 'all'>;

/** The tabs of the list, in their order. */
export const NOTIFICATION_FILTERS = [
  'all',
  'interactions',
  'people',
  'money',
  'system',
] as const satisfies NotificationFilter[];

/** The kinds that a user can switch off, in the order of the settings. */
export const NOTIFICATION_KINDS = [
  'likes',
  'comments',
  'mentions',
  'collects',
  'follows',
  'contacts',
  'groups',
  'red_envelopes',
] as const satisfies NotificationKind[];

type Rule = { category: NotificationCategory; kind: NotificationKind | null };

const RULES: Record<NotificationType, Rule> = {
  post_like: { category: 'interactions', kind: 'likes' },
  comment_like: { category: 'interactions', kind: 'likes' },
  post_comment: { category: 'interactions', kind: 'comments' },
  comment_reply: { category: 'interactions', kind: 'comments' },
  mention: { category: 'interactions', kind: 'mentions' },
  comment_mention: { category: 'interactions', kind: 'mentions' },
  post_collect: { category: 'interactions', kind: 'collects' },
  follow: { category: 'people', kind: 'follows' },
  contact: { category: 'people', kind: 'contacts' },
  group_invite: { category: 'people', kind: 'groups' },
  group_remove: { category: 'people', kind: 'groups' },
  group_role: { category: 'people', kind: 'groups' },
  red_envelope_best: { category: 'money', kind: 'red_envelopes' },
  red_envelope_return: { category: 'money', kind: 'red_envelopes' },
  red_envelope_result: { category: 'money', kind: 'red_envelopes' },
  redemption: { category: 'money', kind: null },
  deposit: { category: 'money', kind: null },
  post_review: { category: 'system', kind: null },
  report_result: { category: 'system', kind: null },
  new_device: { category: 'system', kind: null },
  password: { category: 'system', kind: null },
  system: { category: 'system', kind: null },
};

export const getNotificationCategory = (type: NotificationType): NotificationCategory => RULES[type].category;

/** The kind by which a user switches a type off; null for types that are always sent. */
export const getNotificationKind = (type: NotificationType): NotificationKind | null => RULES[type].kind;

/** Entries about one target within this time from the first make one notification. */
export const NOTIFICATION_GROUPING_HOURS = 48;
/** The largest number of new notifications that is counted; the badge shows it as more than 99. */
export const MAX_NEW_NOTIFICATION_COUNT = 100;
