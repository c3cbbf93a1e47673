import { ChatType } from '@quintet/api/enums';
import type { Mention } from '@quintet/domain/mentions';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { NewNotification } from '../../platform/notifications/new-notification.ts';
import { isGroupActionAllowed } from '../groups/group-actions.ts';
import type { GroupMembership } from '../groups/membership.ts';
import type { Message } from './messages.ts';

/** The source of the notifications about a message's mentions. */
export const toMentionNotificationSourceKey = (messageId: string): string => `mention ${messageId}`;

/**
 * The mentions that are links: of members of a group, and of all members by its owner and admins. The other names stay plain text, because
 * a member may leave, and an admin lose the role, while the message waits on the sender's device.
 */
export async function resolveMessageMentions(
  db: Kysely<Database>,
  room: GroupMembership,
  mentions: readonly Mention[] = [],
): Promise<{ mentions: Mention[]; userIds: string[] }> {
  if (mentions.length === 0 || room.type !== ChatType.GROUP) return { mentions: [], userIds: [] };
  const hasAll = isGroupActionAllowed(room, 'mention_all') && mentions.some(({ user_id }) => user_id === null);
  const named = mentions.flatMap(({ user_id }) => user_id ?? []);
  const members = await db
    .selectFrom('members')
    .select('user_id')
    .where('group_id', '=', room.id)
    .$if(!hasAll, (query) => query.where('user_id', 'in', ['', ...named]))
    .execute();
  const userIds = members.map(({ user_id }) => user_id);
  const memberIds = new Set(userIds);
  return { mentions: mentions.filter(({ user_id }) => (user_id === null ? hasAll : memberIds.has(user_id))), userIds };
}

/** One notification for all mentions in a group within the grouping time, with the newest message. */
export const buildMentionNotifications = (
  { id, group_id, user_id: actorId }: Pick<Message, 'id' | 'group_id' | 'user_id'>,
  userIds: readonly string[],
): NewNotification[] =>
  userIds.map((userId) => ({
    userId,
    type: 'mention',
    actorId,
    source: toMentionNotificationSourceKey(id),
    target: { kind: 'group', id: group_id, group_id },
    refId: id,
  }));
