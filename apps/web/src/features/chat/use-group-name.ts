import type { Group } from '@quintet/domain/chat/message';
import { useIntl } from 'react-intl';
import { getGroupName } from './list/group-display.ts';

/** The name of a group; undefined while it is unknown. */
export function useGroupName(group: Group | undefined): string | undefined {
  const intl = useIntl();
  return group && getGroupName(intl, group);
}
