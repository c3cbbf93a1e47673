import type { Group } from '@quintet/domain/chat/message';
import { MEMBERS_PER_REQUEST_MAX } from '@quintet/domain/limits';
import { SelectionFooter } from '@quintet/ui/SelectionFooter';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { AllMembersContent } from '../details/AllMembersContent.tsx';
import { invalidateGroupQueries } from '../invalidate-group-queries.ts';
import type { ShownMember } from '../use-shown-member.ts';
import { canPickMember } from './can-pick-member.ts';

interface RemoveMembersProps {
  group: Group;
  /** Finds members by name. */
  text: string;
  /** The foot of the sheet. */
  footer: HTMLElement | null;
  onDone: () => void;
}

/** Selects members, also by several searches, and removes them together (spec §6). */
export function RemoveMembers({ group, text, footer, onDone }: RemoveMembersProps): ReactNode {
  const intl = useIntl();
  const client = useQueryClient();
  const { userId: me } = useSession();
  const [selected, setSelected] = useState<readonly ShownMember[]>([]);
  const [isConfirming, setIsConfirming] = useState(false);
  const ids = new Set(selected.map(({ id }) => id));
  const count = ids.size;
  const toggle = (member: ShownMember): void =>
    setSelected(ids.has(member.id) ? selected.filter(({ id }) => id !== member.id) : [...selected, member]);

  async function remove(): Promise<void> {
    const params = { path: { id: group.id } };
    const { data } = await api.POST('/api/v1/groups/{id}/members/remove', { params, body: { user_ids: [...ids] } });
    const kept = data!.result.not_removed.filter(({ reason }) => reason === 'no_permission');
    invalidateGroupQueries(client, group.id);
    if (kept.length === 0) showToast('groups.remove.done');
    else showToast('groups.remove.kept', { values: { count: intl.formatNumber(kept.length) } });
    onDone();
  }

  return (
    <>
      <AllMembersContent
        groupId={group.id}
        text={text}
        canPick={(member) => canPickMember('remove', group, me, member)}
        selection={{ ids, isFull: count >= MEMBERS_PER_REQUEST_MAX }}
        onMember={toggle}
      />
      {footer &&
        createPortal(
          <SelectionFooter
            count={count}
            limit={MEMBERS_PER_REQUEST_MAX}
            label={intl.formatMessage(
              { id: count > 0 ? 'groups.remove.submit-count' : 'groups.remove.submit' },
              { count },
            )}
            isDanger
            onConfirm={() => setIsConfirming(true)}
          />,
          footer,
        )}
      {isConfirming && (
        <ConfirmDialog
          tone="danger"
          title="groups.remove.confirm-title"
          text="groups.remove.confirm-text"
          confirmLabel="groups.member.remove-confirm"
          values={{ count, name: selected[0]?.name, group: group.display_name }}
          onConfirm={remove}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
