import type { Author } from '@quintet/domain/social/media';
import type { Mention } from '@quintet/domain/mentions';
import { filterItemsByText } from '@quintet/domain/text-filter';
import type { MentionCandidate, MentionFieldSource } from '@quintet/ui/use-mention-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { $api } from '../../../shared/requests/query.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';
import { remarkNicknamesAtom } from '../../../shared/users/remarks.ts';
import { usePickedMentions } from '../../../shared/users/use-picked-mentions.ts';
import { commentsByIdAtom } from './comments.ts';
import { postsByIdAtom } from '../posts.ts';

const SHOWN_USERS = 20;

/** The users that a comment can mention: first those who take part below the post, then those whom the typed name finds. */
export function useCommentMentions(postId: string): { source: MentionFieldSource; find: (text: string) => Mention[] } {
  const intl = useIntl();
  const me = getCurrentSession().userId;
  const remarks = useAtomValue(remarkNicknamesAtom);
  const comments = useAtomValue(commentsByIdAtom);
  const post = useAtomValue(postsByIdAtom).get(postId);
  const { query, toSource, find } = usePickedMentions(createSessionStorageValue(`quintet.mentions.${postId}`));
  const { data } = useQuery({
    ...$api.queryOptions('get', '/social/api/search/authors', { params: { query: { text: query ?? '' } } }),
    enabled: Boolean(query),
    placeholderData: keepPreviousData,
  });

  const nameOf = ({ user_id: id, nickname }: Author): string => remarks.get(id) ?? nickname;
  const here = [...comments.values()].filter((comment) => comment.post_id === postId).map(({ author }) => author);
  const participants = filterItemsByText([...(post ? [post.author] : []), ...here], query ?? '', (author) => [
    author.nickname,
    nameOf(author),
  ]);
  const found = query ? (data?.result.list ?? []) : [];
  const byId = new Map([...participants, ...found].map((author) => [author.user_id, author]));
  const options = [...byId.values()]
    .filter((author) => author.user_id !== me && !author.account_cancelled)
    .slice(0, SHOWN_USERS)
    .map((author): MentionCandidate => {
      const { user_id: userId, nickname, avatar_thumbnail: avatar } = author;
      return { userId, nickname, name: nameOf(author), avatar };
    });
  return { source: toSource(intl.formatMessage({ id: 'social.search.users' }), options), find };
}
