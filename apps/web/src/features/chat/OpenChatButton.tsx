import { Button } from '@quintet/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { showError } from '../../shared/feedback/errors.ts';
import { useAsyncAction } from '../../shared/forms/use-async-action.ts';
import { openLoginDialog } from '../../shared/session/login-dialog.ts';
import { useSession } from '../../shared/session/session.ts';
import { useOpenDirectChat } from './use-open-direct-chat.ts';

/** Opens the chat with a user from that user's page; a guest logs in first. */
export function OpenChatButton({ userId }: { userId: string }): ReactNode {
  const openDirect = useOpenDirectChat();
  const { isSignedIn } = useSession();
  const { isBusy, run } = useAsyncAction();
  const openChat = (): Promise<void> => openDirect(userId);
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
