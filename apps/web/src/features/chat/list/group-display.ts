import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import type { IntlShape } from 'react-intl';

/** A group's name; for a direct message the other user's name. */
export function getGroupName(intl: IntlShape, { type, target, display_name }: Group): string {
  if (type !== ChatType.DM) return display_name;
  if (target?.account_cancelled) return intl.formatMessage({ id: 'chat.room.cancelled' });
  return target?.nickname || display_name;
}

/** The small avatar of a group; null for none. */
export const getGroupAvatar = ({ type, target, icon_thumbnail }: Group): string | null =>
  type === ChatType.DM ? (target?.avatar_thumbnail ?? null) : icon_thumbnail;
