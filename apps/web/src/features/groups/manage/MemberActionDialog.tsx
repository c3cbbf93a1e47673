import type { Group } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { invalidateGroupQueries } from '../invalidate-group-queries.ts';
import { MEMBER_ACTION_CONFIRMATIONS, type MemberAction, runMemberAction } from './member-action.ts';

interface MemberActionDialogProps {
  action: MemberAction;
  group: Group;
  user: { readonly id: string; readonly name: string };
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before an action on a member; a failure leaves the question open. */
export function MemberActionDialog({ action, group, user, onDone, onCancel }: MemberActionDialogProps): ReactNode {
  const client = useQueryClient();
  async function confirm(): Promise<void> {
    await runMemberAction(action, group.id, user.id);
    invalidateGroupQueries(client, group.id);
    onDone();
  }
  return (
    <ConfirmDialog
      tone={action === 'admin' ? 'normal' : 'danger'}
      {...MEMBER_ACTION_CONFIRMATIONS[action]}
      values={{ name: user.name, group: group.display_name }}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
