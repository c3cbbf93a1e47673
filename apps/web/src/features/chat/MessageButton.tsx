import { Button } from '@quintet/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { showError } from '../../shared/feedback/errors.ts';
import { useAsyncAction } from '../../shared/forms/use-async-action.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { api } from '../../shared/requests/api.ts';
import { openLoginDialog } from '../../shared/session/login-dialog.ts';
import { useSession } from '../../shared/session/session.ts';

/** Opens the chat with a user from that user's page; a guest logs in first. */
export function MessageButton({ userId }: { userId: string }): ReactNode {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const { isBusy, run } = useAsyncAction();
  async function openChat(): Promise<void> {
    const { data } = await api.POST('/api/v1/groups/direct', { body: { contact_id: userId } });
    void navigate(paths.room.href({ id: data!.result.id }));
  }
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
