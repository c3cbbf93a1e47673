import type { Group } from '@quintet/domain/chat/message';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { AllMembersContent } from '../details/AllMembersContent.tsx';
import type { ShownMember } from '../use-shown-member.ts';
import { canPickMember } from './can-pick-member.ts';
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
export function PickMemberForAction({ action, group, text, onDone }: PickMemberProps): ReactNode {
  const { userId: me } = useSession();
  const [picked, setPicked] = useState<ShownMember | null>(null);
  return (
    <>
      <AllMembersContent
        groupId={group.id}
        text={text}
        canPick={(member) => canPickMember(action, group, me, member)}
        onMember={setPicked}
      />
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
