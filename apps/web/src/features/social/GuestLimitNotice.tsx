import { ApiError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { ContentUnavailableView } from '@quintet/ui/views/social/post/ContentUnavailableView';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openLoginDialog } from '../../shared/session/login-dialog.ts';
import { useBackOrHome } from '../../shared/navigation/use-back-or-home.ts';

export const isGuestLimitError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'api.guest_limit';

/** The page behind the login dialog of a guest who has reached the limit (design §6). */
export function GuestLimitNotice({ title }: { title: string }): ReactNode {
  const intl = useIntl();
  return (
    <ContentUnavailableView
      title={title}
      illustration="lock"
      reason={intl.formatMessage({ id: 'shell.guest.prompt' })}
      onBack={useBackOrHome()}
      action={
        <Button onClick={() => openLoginDialog()}>
          <FormattedMessage id="shell.guest.log-in" />
        </Button>
      }
    />
  );
}
