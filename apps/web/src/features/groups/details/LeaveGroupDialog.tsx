import type { Group } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';

interface LeaveDialogProps {
  group: Group;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before this user leaves a group. */
export function LeaveGroupDialog({ group, onDone, onCancel }: LeaveDialogProps): ReactNode {
  const navigate = useNavigate();
  const { userId } = useSession();
  async function leave(): Promise<void> {
    await api.DELETE('/api/v1/groups/{id}/members/{userId}', { params: { path: { id: group.id, userId } } });
    onDone();
    void navigate(paths.chat.href(), { replace: true });
  }
  return (
    <ConfirmDialog
      tone="danger"
      title="groups.leave.title"
      text="groups.leave.text"
      confirmLabel="groups.leave.confirm"
      values={{ name: group.display_name }}
      onConfirm={leave}
      onCancel={onCancel}
    />
  );
}
