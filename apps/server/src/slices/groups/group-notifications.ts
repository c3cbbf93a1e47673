import { randomUUID } from 'node:crypto';
import type { Schemas } from '@quintet/api/types';
import type { Kysely, Transaction } from 'kysely';
import type { NotificationData } from '../../base/database/notification-tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { NewNotification } from '../../platform/notifications/new-notification.ts';
import type { Services } from '../../platform/services.ts';
import type { GroupMembership } from './membership.ts';

type GroupChange = {
  type: 'group_invite' | 'group_remove' | 'group_role';
  groupId: string;
  actorId: string;
  userIds: readonly string[];
  data?: NotificationData;
};

/** Tells members that they were added or have a new role. */
export const buildGroupNotifications = ({ type, groupId, actorId, userIds, data }: GroupChange): NewNotification[] =>
  userIds.map((userId) => ({
    userId,
    type,
    actorId,
    source: `${type} ${groupId} ${randomUUID()}`,
    target: { kind: 'group', id: groupId, group_id: groupId },
    ...(data && { data }),
  }));

/** Tells former members that they were removed. They cannot read the group any more, so the notification has its name. */
export async function buildMemberRemovalNotifications(
  trx: Kysely<Database>,
  change: Omit<GroupChange, 'type' | 'data'>,
): Promise<NewNotification[]> {
  const { display_name } = await trx
    .selectFrom('groups')
    .select('display_name')
    .where('id', '=', change.groupId)
    .executeTakeFirstOrThrow();
  return buildGroupNotifications({ ...change, type: 'group_remove', data: { name: display_name } });
}

/** Tells a member of a new role. */
export const notifyOfRoleChange = (
  { notifications }: Pick<Services, 'notifications'>,
  trx: Transaction<Database>,
  append: AppendEvent,
  { id: groupId, userId: actorId }: GroupMembership,
  userId: string,
  role: NonNullable<Schemas['NotificationValues']['role']>,
): Promise<void> => {
  const change = { type: 'group_role', groupId, actorId, userIds: [userId], data: { role } } as const;
  return notifications.add(trx, append, buildGroupNotifications(change));
};
