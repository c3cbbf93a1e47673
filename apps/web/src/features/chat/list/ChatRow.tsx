import { Toggle } from '@quintet/api/enums';
import { getLastMessageDelivery, hasUnreadMention } from '@quintet/domain/chat/groups';
import type { Group } from '@quintet/domain/chat/message';
import { type OutboxItem, getPreviewOutboxItem } from '@quintet/domain/chat/outbox';
import { getPreviewTranslationId } from '@quintet/domain/chat/preview';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import { ChatListRow } from '@quintet/ui/views/chat/ChatListRow';
import type { ContextMenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { useAtomValue } from 'jotai/react';
import { memo, useCallback, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../../shared/navigation/paths.ts';
import { useChatClient } from '../chat-client-atom.ts';
import { messageDraftsByGroupAtom, groupOutboxItemsAtomFamily } from '../sync/atoms.ts';
import { useNow } from '../use-now.ts';
import { useGetGroupDisplay } from './group-display.ts';
import { useLastMessagePreview } from '../use-message-preview.ts';
import { useTypingText } from '../use-typing-text.ts';

interface ChatRowProps {
  group: Group;
  isSelected: boolean;
  isTabStop: boolean;
  onOpen: (href: string) => void;
  actionsOf: (group: Group, isSwiped: boolean) => readonly MenuItemData[];
  onActions: (group: Group, at: ContextMenuPoint) => void;
}

const DELIVERY_STATUS = { queued: 'queued', sending: 'queued', failed: 'failed' } as const;

/** Formats a pending message as one line. */
function formatPendingPreview(intl: IntlShape, { type, text, file, source }: OutboxItem): string {
  if (type === 'text') return text;
  const filename = (file ?? source)?.filename ?? '';
  return intl.formatMessage({ id: getPreviewTranslationId(type) }, { text: filename, actor: '', targets: '', type });
}

/** A group as a row of the chat list. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { group, isSelected, isTabStop, onOpen, actionsOf, onActions } = props;
  const me = useChatClient()?.me;
  const intl = useIntl();
  const now = useNow();
  const pending = useAtomValue(groupOutboxItemsAtomFamily(group.id));
  const draft = useAtomValue(messageDraftsByGroupAtom).get(group.id)?.text.trim();
  const preview = useLastMessagePreview(group);
  const typing = useTypingText(group);
  const { avatarId, ...display } = useGetGroupDisplay()(group);
  const previewItem = getPreviewOutboxItem(pending);
  return (
    <ChatListRow
      href={paths.room.href({ id: group.id })}
      id={avatarId}
      {...display}
      at={previewItem?.createdAt ?? Date.parse(group.update_at)}
      now={Math.max(now, Date.parse(group.update_at))}
      sender={previewItem ? undefined : preview.sender}
      preview={previewItem ? formatPendingPreview(intl, previewItem) : preview.text}
      delivery={previewItem ? DELIVERY_STATUS[previewItem.state] : getLastMessageDelivery(group, me ?? '')}
      draft={isSelected ? undefined : draft || undefined}
      typing={typing}
      unread={group.unread}
      isMentioned={hasUnreadMention(group)}
      isMuted={group.notify === Toggle.CLOSE}
      isSelected={isSelected}
      isTabStop={isTabStop}
      onOpen={onOpen}
      onActions={useCallback((at: ContextMenuPoint) => onActions(group, at), [group, onActions])}
      swipeActions={useMemo(() => actionsOf(group, true), [group, actionsOf])}
    />
  );
});
