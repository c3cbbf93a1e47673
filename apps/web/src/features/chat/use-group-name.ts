import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { useIntl } from 'react-intl';

/** What a chat is called: a direct message by the other's name, as long as they have an account. */
export function useGroupName(group: Group | undefined): string | undefined {
  const intl = useIntl();
  if (group?.type !== ChatType.DM) return group?.display_name;
  if (group.target?.account_cancelled) return intl.formatMessage({ id: 'chat.room.cancelled' });
  return group.target?.nickname ?? group.display_name;
}
