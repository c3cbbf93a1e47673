import type { Mention } from '@quintet/domain/mentions';
import { toAuthorId } from '@quintet/domain/social/author-id';
import type { MentionRange } from '@quintet/ui/LinkedText';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { getCurrentSession } from '../session/session.ts';
import { remarkNicknamesAtom } from './remarks.ts';

/** The names in a text as links to their users' pages, with this user's remarks. */
export function useMentionLinks(mentions: readonly Mention[] | undefined): MentionRange[] | undefined {
  const navigate = useNavigate();
  const remarks = useAtomValue(remarkNicknamesAtom);
  return mentions?.map(({ user_id: id, start, end }) => {
    const remark = remarks.get(id ?? '');
    const href = id === null ? null : paths.author.href({ id: toAuthorId(id) });
    return {
      start,
      end,
      label: remark && `@${remark}`,
      href,
      isMe: id === null || id === getCurrentSession().userId,
      onOpen: () => void navigate(href!),
    };
  });
}
