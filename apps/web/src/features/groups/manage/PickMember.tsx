import { GroupRole } from '@quintet/api/enums';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { MembersContent } from '../details/MembersContent.tsx';
import type { Group, Member } from '../group-access.ts';
import type { ShownMember } from '../use-shown-member.ts';
import type { MemberAction } from './member-action.ts';
import { MemberActionDialog } from './MemberActionDialog.tsx';

interface PickMemberProps {
  action: MemberAction;
  group: Group;
  /** Finds members by name. */
  text: string;
  onDone: (userId: string) => void;
}

/** Selects the member of an action: whom this user may not choose is not listed. */
export function PickMember({ action, group, text, onDone }: PickMemberProps): ReactNode {
  const { userId: me } = useSession();
  const [picked, setPicked] = useState<ShownMember | null>(null);
  const isOwner = group.user_auth.role === GroupRole.OWNER;
  const canPick = ({ id, role, account_cancelled }: Member): boolean => {
    if (id === me || role === GroupRole.OWNER) return false;
    if (role === GroupRole.ADMIN && (action === 'admin' || !isOwner)) return false;
    return action === 'block' || !account_cancelled;
  };
  return (
    <>
      <MembersContent groupId={group.id} text={text} canPick={canPick} onMember={setPicked} />
      {picked && (
        <MemberActionDialog
          action={action}
          group={group}
          user={picked}
          onDone={() => onDone(picked.id)}
          onCancel={() => setPicked(null)}
        />
      )}
    </>
  );
}
