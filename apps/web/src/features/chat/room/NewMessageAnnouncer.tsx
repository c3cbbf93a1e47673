import { type Group, isFromBlockedSender, isSystemMessageType } from '@quintet/domain/chat/message';
import { getMessageTargetUserIds } from '@quintet/domain/chat/preview';
import { LiveRegion } from '@quintet/ui/views/chat/LiveRegion';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChatClient } from '../chat-client-atom.ts';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { formatMessagePreview } from '../use-message-preview.ts';

/** Announces new messages of others to screen readers, except folded ones; several at once as a count and the last one. */
export function NewMessageAnnouncer({ group }: { group: Group }): ReactNode {
  const intl = useIntl();
  const me = useChatClient()?.me;
  const [announced, setAnnounced] = useState({ before: group.last_seq, seq: group.last_seq });
  if (announced.seq < group.last_seq) setAnnounced({ before: announced.seq, seq: group.last_seq });
  const { last_message: last } = group;
  const names = useMemberNameResolver(group.id, last ? [last.user_id, ...getMessageTargetUserIds(last)] : []);
  const count = announced.seq - announced.before;
  if (!last || count === 0 || last.user_id === me || isFromBlockedSender(last)) return <LiveRegion />;
  const text = formatMessagePreview(intl, last, names);
  // The text of a system message names who acted.
  const preview = isSystemMessageType(last.type)
    ? text
    : intl.formatMessage({ id: 'chat.list.sender-preview' }, { name: names.getName(last.user_id), text });
  const countText = count > 1 && intl.formatMessage({ id: 'chat.list.unread' }, { count });
  return <LiveRegion id={last.id}>{countText ? `${countText}. ${preview}` : preview}</LiveRegion>;
}
