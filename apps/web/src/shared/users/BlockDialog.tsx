import type { ReactNode } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { showToast } from '../feedback/toasts.ts';
import { blockUser } from './blocks.ts';

interface BlockDialogProps {
  user: { readonly id: string; readonly name: string };
  isOpen: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}

/** Confirms blocking a user. */
export function BlockDialog({ user: { id, name }, isOpen, onClose, onBlocked }: BlockDialogProps): ReactNode {
  async function confirm(): Promise<void> {
    await blockUser(id);
    showToast('kit.block.done', { values: { name } });
    onClose();
    onBlocked?.();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title="kit.block.title"
      text="kit.block.text"
      confirmLabel="kit.block.confirm"
      values={{ name }}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
