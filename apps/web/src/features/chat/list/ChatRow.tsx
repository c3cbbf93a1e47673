import { ChatType, Toggle } from '@quintet/api/enums';
import { targetOf } from '@quintet/domain/chat/groups';
import type { Group } from '@quintet/domain/chat/message';
import type { Delivery } from '@quintet/domain/chat/rows';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { wordsOf } from '@quintet/domain/chat/preview';
import type { MenuItem } from '@quintet/ui/MenuItems';
import { ChatListRow } from '@quintet/ui/views/chat/ChatListRow';
import type { Spot } from '@quintet/ui/views/chat/MessageBubble';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../../shared/paths.ts';
import { useChat } from '../chat-atom.ts';
import { draftsAtom, pendingAtom } from '../data/atoms.ts';
import { useNow } from '../use-now.ts';
import { nameOf, pictureOf } from './group-face.ts';
import { usePreview } from '../use-preview.ts';
import { useTyping } from '../use-typing.ts';

interface ChatRowProps {
  group: Group;
  isSelected: boolean;
  isTabStop: boolean;
  onOpen: (href: string) => void;
  actionsOf: (group: Group, isSwiped: boolean) => readonly MenuItem[];
  onActions: (group: Group, at: Spot) => void;
}

function deliveryOf({ type, last_message: message, last_read_seq = 0 }: Group, me: string | undefined): Delivery {
  if (!message || message.user_id !== me) return 'none';
  return type === ChatType.DM && message.seq <= last_read_seq ? 'read' : 'sent';
}

/** A failed message is told before one that waits. */
function pendingDelivery(pending: readonly OutboxItem[]): Delivery | null {
  if (pending.length === 0) return null;
  return pending.some(({ state }) => state === 'failed') ? 'failed' : 'queued';
}

/** What waits to be sent, in one line: its text, or what kind of message it is. */
function sayWaiting(intl: IntlShape, { type, text, file, source }: OutboxItem): string {
  if (type === 'text') return text;
  const filename = (file ?? source)?.filename ?? '';
  return intl.formatMessage({ id: wordsOf(type) }, { text: filename, actor: '', targets: '', type });
}

/** A group as a row of the chat list. */
export function ChatRow({ group, isSelected, isTabStop, onOpen, actionsOf, onActions }: ChatRowProps): ReactNode {
  const me = useChat()?.me;
  const intl = useIntl();
  const now = useNow();
  const pending = useAtomValue(pendingAtom(group.id));
  const draft = useAtomValue(draftsAtom).get(group.id)?.text.trim();
  const preview = usePreview(group);
  const typing = useTyping(group);
  const isDirect = group.type === ChatType.DM;
  const last = pending.at(-1);
  return (
    <ChatListRow
      href={paths.room.href({ id: group.id })}
      id={(isDirect && targetOf(group, me ?? '')) || group.id}
      name={nameOf(intl, group)}
      src={pictureOf(group)}
      kind={isDirect ? 'person' : 'group'}
      at={last?.createdAt ?? Date.parse(group.update_at)}
      now={Math.max(now, Date.parse(group.update_at))}
      preview={last ? sayWaiting(intl, last) : preview}
      delivery={pendingDelivery(pending) ?? deliveryOf(group, me)}
      draft={isSelected ? undefined : draft || undefined}
      typing={typing}
      unread={group.unread}
      isMuted={group.notify === Toggle.CLOSE}
      isSelected={isSelected}
      isTabStop={isTabStop}
      onOpen={onOpen}
      onActions={useCallback((at: Spot) => onActions(group, at), [group, onActions])}
      swipeActions={useMemo(() => actionsOf(group, true), [group, actionsOf])}
    />
  );
}
