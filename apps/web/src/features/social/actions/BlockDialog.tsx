import type { Author } from '@quintet/domain/social/media';
import { Dialog } from '@quintet/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { blockAuthor } from './blocks.ts';

interface BlockDialogProps {
  author: Author;
  isOpen: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}

/** Confirms blocking an author. */
export function BlockDialog({ author, isOpen, onClose, onBlocked }: BlockDialogProps): ReactNode {
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();

  async function confirm(): Promise<void> {
    await blockAuthor(author);
    onClose();
    onBlocked?.();
  }

  return (
    <Dialog
      isOpen={isOpen}
      tone="danger"
      title={intl.formatMessage({ id: 'social.author.block-title' }, { name: author.nickname })}
      confirmLabel={intl.formatMessage({ id: 'social.author.block' })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void run(confirm)}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: 'social.author.block-text' })}
    </Dialog>
  );
}
