import type { MessageId } from '@quintet/i18n/ids';
import { UserList } from '@quintet/ui/views/social/author/UserList';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toggleSocialState } from './actions/toggle.ts';
import { createAuthorsAtom } from './use-author.ts';
import { createUserListSource, type UserListType } from './user-lists.ts';
import { toAuthorHref, useOpenAuthor } from './navigation.ts';
import { usePagedList } from './use-paged-list.ts';
import { useErrorText } from '../../shared/feedback/use-error-text.ts';

const EMPTY_MESSAGES = {
  likers: 'social.post.no-likers',
  viewers: 'social.post.no-viewers',
  followings: 'social.author.no-followings',
  followers: 'social.author.no-followers',
} as const satisfies Record<UserListType, MessageId>;

interface AuthorListProps {
  kind: UserListType;
  /** Id of the post or author. */
  id: string;
  /** A link was opened; the sheet around the list may close. */
  onLeave: () => void;
}

/** A list of users with links and follow buttons. */
export function PagedUserList({ kind, id, onLeave }: AuthorListProps): ReactNode {
  const intl = useIntl();
  const openAuthor = useOpenAuthor();
  const { ids, tail, error, loadMore } = usePagedList(createUserListSource(kind, id));
  const people = useAtomValue(useMemo(() => createAuthorsAtom(ids), [ids]));
  const reason = useErrorText(error);
  return (
    <UserList
      users={people}
      toHref={toAuthorHref}
      emptyText={intl.formatMessage({ id: EMPTY_MESSAGES[kind] })}
      tail={tail}
      errorText={reason}
      onOpen={(author) => {
        onLeave();
        openAuthor(author);
      }}
      onFollow={(author, isFollowing) => toggleSocialState('follow', author.id, isFollowing)}
      onNearEnd={loadMore}
      onRetry={loadMore}
    />
  );
}
