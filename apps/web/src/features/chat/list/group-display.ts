import { ChatType } from '@quintet/api/enums';
import { getDirectPartnerId } from '@quintet/domain/chat/groups';
import type { Group } from '@quintet/domain/chat/message';
import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toDisplayUser, toGroupUserKey, groupUsersByKeyAtom } from '../../../shared/users/users.ts';
import { useChatClient } from '../chat-client-atom.ts';

/** How a group is shown in lists and headers; a direct message is shown as the other user. */
export interface GroupDisplay {
  readonly name: string;
  readonly src: string | null;
  /** The seed of the avatar's tint. */
  readonly avatarId: string;
  readonly kind: 'user' | 'group';
}

/** Returns the display of a group by the users of the directory. */
export function useGetGroupDisplay(): (group: Group) => GroupDisplay {
  const intl = useIntl();
  const me = useChatClient()?.me ?? '';
  const users = useAtomValue(groupUsersByKeyAtom);
  return useMemo(
    () => (group) => {
      if (group.type !== ChatType.DM)
        return { name: group.display_name, src: group.icon_thumbnail, avatarId: group.id, kind: 'group' };
      const user = group.target && (users.get(toGroupUserKey(group.id, group.target.id)) ?? group.target);
      const shown = user && toDisplayUser(intl, user);
      return {
        name: shown?.nickname || group.display_name,
        src: shown?.avatar_thumbnail ?? null,
        avatarId: getDirectPartnerId(group, me) ?? group.id,
        kind: 'user',
      };
    },
    [intl, me, users],
  );
}
