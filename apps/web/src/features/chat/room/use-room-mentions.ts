import { ChatType, GroupRole } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import type { Mention } from '@quintet/domain/mentions';
import { foldForSearch } from '@quintet/domain/text-filter';
import type { MentionCandidate, MentionFieldSource } from '@quintet/ui/use-mention-field';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { remarkNicknamesAtom, getNicknameWithoutRemark } from '../../../shared/users/remarks.ts';
import { usePickedMentions, type PickedMentionStore } from '../../../shared/users/use-picked-mentions.ts';
import { useChatClient } from '../chat-client-atom.ts';
import { mentionableMembersQuery } from '../queries.ts';

/** The members of a group that can be mentioned, and for its owner and admins all at once. */
export function useRoomMentions(
  { id, type, user_auth }: Group,
  picked: PickedMentionStore,
): {
  source: MentionFieldSource | undefined;
  find: (text: string) => Mention[];
} {
  const intl = useIntl();
  const me = useChatClient()?.me;
  const remarks = useAtomValue(remarkNicknamesAtom);
  const { query, toSource, find } = usePickedMentions(picked);
  const isGroup = type === ChatType.GROUP;
  const { data = [] } = useQuery({ ...mentionableMembersQuery(id, query ?? ''), enabled: isGroup && query !== null });
  if (!isGroup) return { source: undefined, find };

  const members = data
    .filter((member) => member.id !== me && !member.account_cancelled)
    .map((member): MentionCandidate => {
      const { id: userId, avatar, avatar_thumbnail } = member;
      const nickname = getNicknameWithoutRemark(member);
      return { userId, nickname, name: remarks.get(userId) ?? nickname, avatar: avatar_thumbnail ?? avatar };
    });
  const everyone = intl.formatMessage({ id: 'chat.composer.everyone' });
  const hasAll = user_auth.role !== GroupRole.MEMBER && foldForSearch(everyone).startsWith(foldForSearch(query ?? ''));
  const all: MentionCandidate = { userId: null, nickname: everyone, name: everyone, avatar: null };
  return {
    source: toSource(intl.formatMessage({ id: 'chat.composer.mentions' }), hasAll ? [all, ...members] : members),
    find,
  };
}
