import type { Group } from '@quintet/domain/chat/message';
import { Announcement } from '@quintet/ui/views/chat/Announcement';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChat } from '../chat-client-atom.ts';
import { useNames } from '../use-names.ts';
import { sayMessage } from '../use-message-preview.ts';

/** Says each message that others write while the room is open, once, to who does not see it; of several the last, and how many. */
export function Heard({ group }: { group: Group }): ReactNode {
  const intl = useIntl();
  const me = useChat()?.me;
  const [heard, setHeard] = useState({ before: group.last_seq, seq: group.last_seq });
  if (heard.seq < group.last_seq) setHeard({ before: heard.seq, seq: group.last_seq });
  const { last_message: last } = group;
  const names = useNames(group.id, last ? [last.user_id] : []);
  const count = heard.seq - heard.before;
  if (!last || count === 0 || last.user_id === me) return <Announcement />;
  const says = intl.formatMessage(
    { id: 'chat.list.by' },
    { name: names.name(last.user_id), text: sayMessage(intl, last, names) },
  );
  const many = count > 1 && intl.formatMessage({ id: 'chat.list.unread' }, { count });
  return <Announcement id={last.id}>{many ? `${many}. ${says}` : says}</Announcement>;
}
