import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useModal } from './use-modal.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /** The message or question. */
  children?: ReactNode;
  confirmLabel: string;
  /** Omit it for a message without a choice. */
  cancelLabel?: string;
  onConfirm: () => void;
  /** Called by the cancel button, Escape, the backdrop and going back. Without it and `cancelLabel`, they call `onConfirm`. */
  onCancel?: () => void;
  tone?: 'normal' | 'danger';
  /** The action is running. */
  isBusy?: boolean;
}

/**
 * The global dialog: title, text, optional cancel and confirm (spec §2, global elements).
 *
 * For a question that must be answered before going on. Not for forms or lists (Sheet) or news (Alert).
 */
export function Dialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'normal',
  isBusy,
}: DialogProps) {
  const id = useId();
  const dismiss = onCancel ?? (cancelLabel === undefined ? onConfirm : undefined);
  const { isPresent, props } = useModal(isOpen, isBusy ? undefined : dismiss);
  useBackToClose(isOpen, dismiss && (() => !isBusy && dismiss()));
  if (!isPresent) return null;
  return (
    <dialog
      {...props}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.body}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <div className={styles.text} id={`${id}-text`}>
          {children}
        </div>
        <div className={styles.actions}>
          {cancelLabel !== undefined && (
            <Button variant="secondary" isBlock disabled={isBusy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBlock isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
