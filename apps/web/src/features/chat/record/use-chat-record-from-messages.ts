import { ChatType } from '@quintet/api/enums';
import type { Message } from '@quintet/domain/chat/message';
import type { OutboxChatRecord } from '@quintet/domain/chat/outbox';
import { toChatRecordCardLines } from '@quintet/domain/chat/record';
import { useAtomValue } from 'jotai/react';
import type { ChatClient } from '../chat-client.ts';
import { useGetGroupDisplay } from '../list/group-display.ts';
import { groupAtomFamily } from '../sync/atoms.ts';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';

/** Messages of one group as a record to be sent. Its card has the names that this user sees; the server replaces them. */
export function useChatRecordFromMessages({ me }: ChatClient, messages: readonly Message[]): OutboxChatRecord {
  const groupId = messages[0]?.group_id ?? '';
  const group = useAtomValue(groupAtomFamily(groupId));
  const getDisplay = useGetGroupDisplay();
  const names = useMemberNameResolver(
    groupId,
    messages.map(({ user_id }) => user_id),
  );
  const getName = (id: string): string => names.getUser(id)?.nickname ?? names.getName(id);
  const shown = group ? [getDisplay(group).name] : [];
  return {
    groupId,
    msgIds: messages.map(({ id }) => id),
    card: {
      names: group?.type === ChatType.DM ? [...shown, getName(me)] : shown,
      count: messages.length,
      lines: toChatRecordCardLines(messages.map((message) => ({ ...message, name: getName(message.user_id) }))),
    },
  };
}
