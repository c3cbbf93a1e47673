import { getRelationship } from '@quintet/domain/social/audience';
import type { Author } from '@quintet/domain/social/media';
import { Button } from '@quintet/ui/Button';
import { FollowButton } from '@quintet/ui/views/social/FollowButton';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { api } from '../../../shared/requests/api.ts';
import { blockedAtom } from '../../../shared/users/blocks.ts';
import { showError } from '../../../shared/feedback/errors.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { unblockAuthor } from '../actions/blocks.ts';
import { toggle } from '../actions/toggle.ts';
import { openAuthorSheet } from './author-sheet.ts';

/** Replaces the follow button for a blocked author. */
function Unblock({ author }: { author: Author }): ReactNode {
  const { isBusy, run } = useAsyncAction();
  return (
    <Button variant="secondary" icon="block" isBusy={isBusy} onClick={() => void run(() => unblockAuthor(author))}>
      <FormattedMessage id="social.author.unblock" />
    </Button>
  );
}

/** Opens the chat with an author; a guest logs in first. */
function MessageButton({ author }: { author: Author }): ReactNode {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const { isBusy, run } = useAsyncAction();
  async function openChat(): Promise<void> {
    const { data } = await api.POST('/api/v1/groups/direct', { body: { contact_id: author.user_id } });
    void navigate(paths.room.href({ id: data!.result.id }));
  }
  if (getRelationship(author) === 'gone') return null;
  return (
    <Button
      variant="secondary"
      icon="chat"
      isBusy={isBusy}
      onClick={() =>
        isSignedIn ? void run(openChat) : openLoginDialog(() => void openChat().catch(showError), 'message')
      }
    >
      <FormattedMessage id="social.author.message" />
    </Button>
  );
}

/** The actions on an author: follow and message, or unblock; on the own page edit and settings. */
export function AuthorActions({ author }: { author: Author }): ReactNode {
  const blocked = useAtomValue(blockedAtom);
  if (blocked?.has(author.user_id)) return <Unblock author={author} />;
  if (getRelationship(author) !== 'self') {
    return (
      <>
        <FollowButton author={author} size="m" onFollow={({ id }, wanted) => toggle('follow', id, wanted)} />
        <MessageButton author={author} />
      </>
    );
  }
  return (
    <>
      <Button as={Link} to={paths.editProfile.href()} variant="secondary">
        <FormattedMessage id="social.author.edit" />
      </Button>
      <Button variant="secondary" icon="lock" onClick={() => openAuthorSheet(author.id, 'settings')}>
        <FormattedMessage id="social.author.settings" />
      </Button>
    </>
  );
}
