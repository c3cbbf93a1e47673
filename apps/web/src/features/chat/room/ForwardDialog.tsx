import { ChatType } from '@quintet/api/enums';
import { targetOf } from '@quintet/domain/chat/groups';
import type { Group, Message } from '@quintet/domain/chat/message';
import { ShareSheet } from '@quintet/ui/views/chat/ShareSheet';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { showError } from '../../../shared/errors.ts';
import { showToast } from '../../../shared/toasts.ts';
import type { Chat } from '../chat-client.ts';
import { groupListAtom } from '../data/atoms.ts';
import { nameOf, pictureOf } from '../list/group-display.ts';
import { maySendAll } from './can-do.ts';

interface ShareQuestionProps {
  chat: Chat;
  messages: readonly Message[];
  onAnswered: () => void;
}

const placeOf = (intl: IntlShape, group: Group, me: string) => {
  const isDirect = group.type === ChatType.DM;
  return {
    id: group.id,
    pictureId: (isDirect && targetOf(group, me)) || group.id,
    name: nameOf(intl, group),
    src: pictureOf(group),
    kind: isDirect ? ('person' as const) : ('group' as const),
  };
};

/** Which chats messages are shared to, of those where one may send all of them. They go like any other: through the outbox, in order. */
export function ShareQuestion({ chat, messages, onAnswered }: ShareQuestionProps): ReactNode {
  const intl = useIntl();
  const types = messages.map(({ type }) => type);
  const groups = useAtomValue(groupListAtom).filter((group) => maySendAll(group, types));
  async function share(ids: readonly string[]): Promise<void> {
    onAnswered();
    for (const id of ids) await chat.sendOn(id, messages);
    showToast('chat.share.done');
  }
  return (
    <ShareSheet
      isOpen
      chats={groups.map((group) => placeOf(intl, group, chat.me))}
      onShare={(ids) => void share(ids).catch(showError)}
      onClose={onAnswered}
    />
  );
}
