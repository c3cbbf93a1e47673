import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { groupListAtom } from '../features/chat/sync/atoms.ts';
import { ShareSheet } from '../features/social/actions/ShareSheet.tsx';
import { useSession } from '../shared/session/session.ts';

function toShareTarget(group: Group) {
  const isDirect = group.type === ChatType.DM;
  return {
    id: (isDirect && group.target?.id) || group.id,
    groupId: group.id,
    name: isDirect ? (group.target?.nickname ?? group.display_name) : group.display_name,
    src: isDirect ? group.target?.avatar_thumbnail : group.icon_thumbnail,
    kind: isDirect ? ('person' as const) : ('group' as const),
  };
}

/** Lives in app because sharing needs the groups of the chat feature. */
export default function ShareDialog(): ReactNode {
  const groups = useAtomValue(groupListAtom);
  const { isSignedIn } = useSession();
  return <ShareSheet targets={isSignedIn ? groups.map(toShareTarget) : null} />;
}
