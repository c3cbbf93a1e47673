import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { typingUserIdsAtomFamily } from './sync/atoms.ts';
import { useMemberNameResolver } from './use-member-name-resolver.ts';

/** The typing users of a chat as text, or undefined. */
export function useTypingText(group: Pick<Group, 'id' | 'type'>): string | undefined {
  const intl = useIntl();
  const ids = useAtomValue(typingUserIdsAtomFamily(group.id));
  const names = useMemberNameResolver(group.id, ids);
  const [first] = ids;
  if (first === undefined) return undefined;
  if (group.type === ChatType.DM) return intl.formatMessage({ id: 'chat.typing.direct' });
  return intl.formatMessage({ id: 'chat.typing.group' }, { name: names.getName(first), count: ids.length });
}
