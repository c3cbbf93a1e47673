import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import type { IntlShape } from 'react-intl';

/** What a chat is called: a direct message by whom one talks to, as long as they have an account. */
export function getGroupName(intl: IntlShape, { type, target, display_name }: Group): string {
  if (type !== ChatType.DM) return display_name;
  if (target?.account_cancelled) return intl.formatMessage({ id: 'chat.room.cancelled' });
  return target?.nickname || display_name;
}

/** Its picture, small; null for none. */
export const getGroupAvatar = ({ type, target, icon_thumbnail }: Group): string | null =>
  type === ChatType.DM ? (target?.avatar_thumbnail ?? null) : icon_thumbnail;
