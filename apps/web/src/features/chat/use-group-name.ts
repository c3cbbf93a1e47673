import type { Group } from '@quintet/domain/chat/message';
import { useIntl } from 'react-intl';
import { getGroupName } from './list/group-display.ts';

/** What a chat is called; undefined while it is not known. */
export function useGroupName(group: Group | undefined): string | undefined {
  const intl = useIntl();
  return group && getGroupName(intl, group);
}
