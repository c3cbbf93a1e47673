import type { Author } from '@quintet/domain/social/media';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { blockAuthor } from './blocks.ts';

interface BlockDialogProps {
  author: Author;
  isOpen: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}

/** Confirms blocking an author. */
export function BlockDialog({ author, isOpen, onClose, onBlocked }: BlockDialogProps): ReactNode {
  async function confirm(): Promise<void> {
    await blockAuthor(author);
    onClose();
    onBlocked?.();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title="social.author.block-title"
      text="social.author.block-text"
      confirmLabel="social.author.block"
      values={{ name: author.nickname }}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
