import { getRelationship } from '@quintet/domain/social/audience';
import type { Author } from '@quintet/domain/social/media';
import { Button } from '@quintet/ui/Button';
import { FollowButton } from '@quintet/ui/views/social/author/FollowButton';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { blockedUserIdsAtom } from '../../../shared/users/blocks.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { unblockAuthor } from '../actions/blocks.ts';
import { toggleSocialState } from '../actions/toggle.ts';
import { openAuthorPageSheet } from './author-sheet.ts';
import type { UserPageExtensions } from './user-extensions.ts';

/** Replaces the follow button for a blocked author. */
function Unblock({ author }: { author: Author }): ReactNode {
  const { isBusy, run } = useAsyncAction();
  return (
    <Button variant="secondary" icon="block" isBusy={isBusy} onClick={() => void run(() => unblockAuthor(author))}>
      <FormattedMessage id="social.author.unblock" />
    </Button>
  );
}

interface AuthorActionsProps {
  author: Author;
  extensions: UserPageExtensions;
  /** Further buttons, for signed-in users. */
  others: ReactNode;
}

/** The actions on an author: follow and message, or unblock; on the own page edit and settings. */
export function AuthorActions({ author, extensions, others }: AuthorActionsProps): ReactNode {
  const blocked = useAtomValue(blockedUserIdsAtom);
  if (blocked?.has(author.user_id)) return <Unblock author={author} />;
  if (getRelationship(author) !== 'self') {
    return (
      <>
        <FollowButton
          author={author}
          size="m"
          onFollow={({ id }, isFollowing) => toggleSocialState('follow', id, isFollowing)}
        />
        {getRelationship(author) !== 'gone' && (
          <>
            {Object.entries(extensions.actions).map(([id, Action]) => (
              <Action key={id} userId={author.user_id} />
            ))}
            {others}
          </>
        )}
      </>
    );
  }
  return (
    <>
      <Button as={Link} to={paths.editProfile.href()} variant="secondary">
        <FormattedMessage id="social.author.edit" />
      </Button>
      <Button variant="secondary" icon="lock" onClick={() => openAuthorPageSheet(author.id, 'settings')}>
        <FormattedMessage id="social.author.settings" />
      </Button>
    </>
  );
}
