import type { MessageId } from '@quintet/i18n/ids';
import { PeopleList } from '@quintet/ui/views/social/PeopleList';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { want } from './actions/toggle.ts';
import { authorsAtom } from './authors.ts';
import { peopleOf, type PeopleKind } from './user-lists.ts';
import { authorHref, useOpenAuthor } from './navigation.ts';
import { useList } from './use-paged-list.ts';
import { useReason } from './use-error-text.ts';

const EMPTY = {
  likers: 'social.post.no-likers',
  viewers: 'social.post.no-viewers',
  followings: 'social.author.no-followings',
  followers: 'social.author.no-followers',
} as const satisfies Record<PeopleKind, MessageId>;

interface PeopleProps {
  kind: PeopleKind;
  /** Of the post or author. */
  id: string;
  /** Something is opened, and what holds the list may close. */
  onLeave: () => void;
}

/** People, with the way to each and to follow them. */
export function People({ kind, id, onLeave }: PeopleProps): ReactNode {
  const intl = useIntl();
  const openAuthor = useOpenAuthor();
  const { ids, rest, failure, more } = useList(peopleOf(kind, id));
  const people = useAtomValue(useMemo(() => authorsAtom(ids), [ids]));
  const reason = useReason(failure);
  return (
    <PeopleList
      people={people}
      hrefOf={authorHref}
      emptyText={intl.formatMessage({ id: EMPTY[kind] })}
      rest={rest}
      failure={reason}
      onOpen={(author) => {
        onLeave();
        openAuthor(author);
      }}
      onFollow={(author, wanted) => want('follow', author.id, wanted)}
      onNearEnd={more}
      onRetry={more}
    />
  );
}
