import { ChatType } from '@quintet/api/enums';
import type { Message } from '@quintet/domain/chat/message';
import type { ReportInput } from '@quintet/domain/report';
import type { ReportContentCopy } from '@quintet/ui/ReportPreview';
import { useStore } from 'jotai/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/requests/api.ts';
import { createNameResolver, groupUsersByKeyAtom } from '../../shared/users/users.ts';
import { useChatClient } from './chat-client-atom.ts';
import { groupsByIdAtom } from './sync/atoms.ts';
import { formatMessagePreview } from './use-message-preview.ts';

export interface ChatReportActions {
  readonly loadCopies: () => Promise<readonly ReportContentCopy[]>;
  readonly send: (report: ReportInput) => Promise<unknown>;
  /** The reported user; none for a group. */
  readonly user: { readonly id: string; readonly name: string } | undefined;
}

/**
 * Reports a chat with its latest messages, or messages with their nearest (spec §9). Messages of one user are a report of that user, others
 * of the group.
 */
export function useChatReportActions(groupId: string, messages: readonly Message[] = []): ChatReportActions {
  const intl = useIntl();
  const store = useStore();
  const me = useChatClient()?.me;
  const upTo = useRef(0);
  const group = store.get(groupsByIdAtom).get(groupId);
  const names = createNameResolver(intl, store.get(groupUsersByKeyAtom), me, groupId);
  const senders = new Set(messages.map(({ user_id }) => user_id));
  const partnerId = group?.type === ChatType.DM ? group.target?.id : undefined;
  const userId = senders.size === 1 ? [...senders][0] : senders.size === 0 ? partnerId : undefined;
  const reportedIds = messages.map(({ id }) => id);
  const chosen = reportedIds.length > 0 ? { msg_ids: reportedIds } : {};

  return {
    user: userId === undefined ? undefined : { id: userId, name: names.getName(userId) },
    async loadCopies() {
      const { data } = await api.POST('/api/v1/users/report/preview', {
        body: { group_id: groupId, ...chosen, ...(userId !== undefined && { user_id: userId }) },
      });
      const copies = data!.result;
      upTo.current = copies.at(-1)?.seq ?? 0;
      return copies.map((message) => ({
        id: message.id,
        name: names.getName(message.user_id),
        text: formatMessagePreview(intl, message, names),
        time: message.create_at,
        isReported: reportedIds.includes(message.id),
      }));
    },
    send(report) {
      const body = { ...report, ...chosen, up_to: upTo.current };
      return userId === undefined
        ? api.POST('/api/v1/groups/{id}/report', { params: { path: { id: groupId } }, body })
        : api.POST('/api/v1/users/report', { body: { ...body, user_id: userId, group_id: groupId } });
    },
  };
}
