import type { ReactNode } from 'react';
import { Button } from '@quintet/ui/Button';
import { FormattedMessage } from 'react-intl';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { unblockUser } from '../../../shared/users/blocks.ts';

interface UnblockButtonProps {
  userId: string;
  onDone: () => void;
}

/** Unblocks the other user of a direct message, in the place of the composer. */
export function UnblockButton({ userId, onDone }: UnblockButtonProps): ReactNode {
  const { isBusy, run } = useAsyncAction();
  return (
    <Button
      variant="secondary"
      size="s"
      isBusy={isBusy}
      onClick={() => void run(() => unblockUser(userId).then(onDone))}
    >
      <FormattedMessage id="chat.composer.unblock" />
    </Button>
  );
}
