import { type UserOrChatPickerItemData, UserOrChatPicker } from '@quintet/ui/UserOrChatPicker';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { api } from '../../../shared/requests/api.ts';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';

/** Chats in one request. */
const CHATS_MAX = 10;

interface SendCardProps {
  isOpen: boolean;
  groupId: string;
  chats: readonly UserOrChatPickerItemData[];
  onClose: () => void;
}

/** Sends a group into chats as a card. */
export function SendGroupCard({ isOpen, groupId, chats, onClose }: SendCardProps): ReactNode {
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();
  // The same cid makes a repeated send idempotent.
  const [cid, setCid] = useState(() => createRandomHex(4));
  const send = (ids: readonly string[]): void =>
    void run(async () => {
      await api.POST('/api/v1/share/group/send-message', { body: { group_id: groupId, group_ids: [...ids], cid } });
      setCid(createRandomHex(4));
      showToast('groups.share.sent');
      onClose();
    });
  return (
    <UserOrChatPicker
      key={cid}
      isOpen={isOpen}
      title={intl.formatMessage({ id: 'groups.share.send' })}
      items={chats}
      limit={CHATS_MAX}
      confirmIcon="send"
      confirmLabel={(count) => intl.formatMessage({ id: 'groups.share.send-to' }, { count })}
      isBusy={isBusy}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
