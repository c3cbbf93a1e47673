import { GroupRole } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { ErrorState } from '@quintet/ui/ErrorState';
import { Skeleton } from '@quintet/ui/Skeleton';
import type { UserOrChatPickerItemData } from '@quintet/ui/UserOrChatPicker';
import { ShareGroupView, type GroupCodeLimits } from '@quintet/ui/views/groups/ShareGroupView';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { copyTextWithToast } from '../../../shared/feedback/copy-text-with-toast.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { api } from '../../../shared/requests/api.ts';
import { ownGroupInviteCodeQuery } from '../queries.ts';
import { SendGroupCard } from './SendGroupCard.tsx';

interface ShareGroupProps {
  group: Group;
  /** The chats that a card can be sent to. */
  chats: readonly UserOrChatPickerItemData[];
  onDone: () => void;
}

const copy = (text: string) => void copyTextWithToast(text, 'groups.share.copied', 'groups.share.copy-failed');

/** This user's invite code of a group: link, QR code, card, a new code, and its end. */
export function ShareGroup({ group, chats, onDone }: ShareGroupProps): ReactNode {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(ownGroupInviteCodeQuery(group.id));
  const errorText = useErrorText(error);
  const { isBusy, run } = useAsyncAction();
  const [dialog, setDialog] = useState<'send' | 'revoke' | 'revoke-all' | null>(null);
  const close = (): void => setDialog(null);

  const replace = (limits: GroupCodeLimits): void =>
    void run(async () => {
      const body = { group_id: group.id, replace: true, ...limits };
      const { data: created } = await api.POST('/api/v1/share/group', { body });
      client.setQueryData(ownGroupInviteCodeQuery(group.id).queryKey, created!.result);
      showToast('groups.share.replaced');
    });
  async function revoke(all: boolean): Promise<void> {
    await api.POST('/api/v1/share/group/revoke', { body: { group_id: group.id, all } });
    client.removeQueries({ queryKey: ownGroupInviteCodeQuery(group.id).queryKey });
    showToast(all ? 'groups.share.all-revoked' : 'groups.share.revoked');
    onDone();
  }

  if (!data) {
    if (error)
      return (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText}
        </ErrorState>
      );
    return (
      <div aria-busy>
        <Skeleton shape="picture" />
      </div>
    );
  }
  return (
    <>
      <ShareGroupView
        groupName={group.display_name}
        share={{
          code: data.share_code,
          url: data.url,
          expireAt: data.expire_at === null ? null : new Date(data.expire_at),
          uses: data.uses,
          maxUses: data.max_uses,
        }}
        isBusy={isBusy}
        onCopyCode={() => copy(data.share_code)}
        onCopyLink={() => copy(data.url)}
        onSend={() => setDialog('send')}
        onReplace={replace}
        onRevoke={() => setDialog('revoke')}
        {...(group.user_auth.role === GroupRole.OWNER && { onRevokeAll: () => setDialog('revoke-all') })}
      />
      <SendGroupCard isOpen={dialog === 'send'} groupId={group.id} chats={chats} onClose={close} />
      {(dialog === 'revoke' || dialog === 'revoke-all') && (
        <ConfirmDialog
          tone="danger"
          title={`groups.share.${dialog}-title`}
          text={`groups.share.${dialog}-text`}
          confirmLabel={`groups.share.${dialog}`}
          onConfirm={() => revoke(dialog === 'revoke-all')}
          onCancel={close}
        />
      )}
    </>
  );
}
