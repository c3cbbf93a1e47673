import type { Group } from '@quintet/domain/chat/message';
import { DissolveGroupForm } from '@quintet/ui/views/groups/DissolveGroupForm';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { api } from '../../../shared/requests/api.ts';

/** Dissolves a group. Only the owner. */
export function DissolveGroup({ group, onDone }: { group: Group; onDone: () => void }): ReactNode {
  const navigate = useNavigate();
  const { submit, errorText, isBusy } = useFormSubmit();
  async function dissolve(): Promise<void> {
    if (!(await submit(() => api.DELETE('/api/v1/groups/{id}', { params: { path: { id: group.id } } })))) return;
    onDone();
    void navigate(paths.chat.href(), { replace: true });
  }
  return (
    <DissolveGroupForm
      groupName={group.display_name}
      memberCount={group.member_count}
      errorText={errorText}
      isBusy={isBusy}
      onSubmit={() => void dissolve()}
    />
  );
}
