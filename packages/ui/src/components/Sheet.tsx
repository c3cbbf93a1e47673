import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useApplyKeyboardInset } from './use-apply-keyboard-inset.ts';
import { useModal } from './use-modal.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  isOpen: boolean;
  /** Called by Escape, the backdrop, the close button, dragging down and going back. */
  onClose: () => void;
  /** Goes a step back within the sheet, by a button and by going back. */
  onBack?: (() => void) | undefined;
  title: string;
  /** The title is for screen readers only, when the content has a heading. */
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Stays while the content scrolls: search at the top, actions at the bottom. */
  header?: ReactNode;
  footer?: ReactNode;
  /**
   * `full` has a fixed height, so that a search does not resize it. `list` is full on a phone, and fits a list on a wide window. `part` has
   * a fixed height and keeps the content behind visible: above it, or beside it on a wide window.
   */
  height?: 'content' | 'full' | 'list' | 'part';
  /** The sheet has a URL: going back leaves its history entry. */
  hasAddress?: boolean;
}

/**
 * A bottom sheet that follows the finger on a phone; a dialog on a wide window.
 *
 * For forms, lists and details that belong to the screen below. Not for a yes-or-no question (Dialog).
 */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onClose,
    onBack,
    title,
    isTitleHidden,
    children,
    header: head,
    footer: foot,
    height = 'content',
    hasAddress = false,
  } = props;
  const intl = useIntl();
  const id = useId();
  const { isPresent, ref, props: modal } = useModal(isOpen, onClose);
  useBackToClose(isOpen && !hasAddress, onClose);
  useBackToClose(isOpen && onBack !== undefined, onBack);
  useDragToClose(ref, isPresent && isOpen, onClose);
  useApplyKeyboardInset(ref, isPresent);
  if (!isPresent) return null;
  return (
    <dialog
      {...modal}
      className={styles.sheet}
      data-height={height}
      {...(isTitleHidden ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      <div className={styles.body}>
        <header className={styles.header} data-grip>
          {onBack && <IconButton icon="back" label={intl.formatMessage({ id: 'kit.bar.back' })} onClick={onBack} />}
          {!isTitleHidden && (
            <h2 className={styles.title} id={id} tabIndex={-1} data-autofocus>
              {title}
            </h2>
          )}
          <IconButton icon="close" label={intl.formatMessage({ id: 'kit.sheet.close' })} onClick={onClose} />
        </header>
        {head && <div className={styles.head}>{head}</div>}
        <div className={styles.content}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
