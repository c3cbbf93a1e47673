import type { Schemas } from '@quintet/api/types';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from './json.ts';

/** Tables of notifications. Migration 0190 describes the columns. */
export type NotificationTables = {
  notifications: NotificationsTable;
  notification_entries: NotificationEntriesTable;
  notification_states: NotificationStatesTable;
};

/** What the sentence names; of a system notification, its texts. */
export type NotificationData = Schemas['NotificationValues'] & Pick<Partial<Schemas['Notification']>, 'announcement'>;

type NotificationsTable = {
  id: Generated<string>;
  user_id: string;
  type: Schemas['NotificationType'];
  category: string;
  target_kind: Schemas['NotificationTargetKind'];
  target_id: string;
  post_id: string | null;
  group_id: string | null;
  data: JsonColumn<NotificationData>;
  position: number;
  count: number;
  create_at: Date;
  last_at: Date;
};

type NotificationEntriesTable = {
  user_id: string;
  source: string;
  notification_id: string;
  actor_id: string | null;
  ref_id: string | null;
  position: number;
  create_at: Date;
};

type NotificationStatesTable = {
  user_id: string;
  last_position: Generated<number>;
  viewed_position: Generated<number>;
  event_position: Generated<number>;
  event_at: ColumnType<Date, Date | undefined, Date>;
};
