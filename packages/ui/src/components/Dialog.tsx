import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useModal } from './use-modal.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /** What happened, or what is asked. */
  children?: ReactNode;
  confirmLabel: string;
  /** Where there is something to refuse. */
  cancelLabel?: string;
  onConfirm: () => void;
  /** The cancel button, Escape, the scrim, and going back. Without it these confirm where there is nothing to refuse. */
  onCancel?: () => void;
  tone?: 'normal' | 'danger';
  /** The confirmation is under way. */
  isBusy?: boolean;
}

/** The global popup: title, text, an optional cancel and a confirm (spec §2, global elements). */
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
