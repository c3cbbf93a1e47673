import { ApiError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { PostNotice } from '@quintet/ui/views/social/PostNotice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openLoginDialog } from '../../shared/login-dialog.ts';
import { useBack } from './navigation.ts';

export const isGuestLimit = (error: unknown): boolean => error instanceof ApiError && error.code === 'api.guest_limit';

/** What stands behind the login dialog that a guest past the allowance gets (design §6): the way back to it. */
export function GuestLimit({ title }: { title: string }): ReactNode {
  const intl = useIntl();
  return (
    <PostNotice
      title={title}
      illustration="lock"
      reason={intl.formatMessage({ id: 'shell.guest.prompt' })}
      onBack={useBack()}
      action={
        <Button onClick={() => openLoginDialog()}>
          <FormattedMessage id="shell.guest.log-in" />
        </Button>
      }
    />
  );
}
