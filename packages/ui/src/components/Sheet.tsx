import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useModal } from './use-modal.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  isOpen: boolean;
  /** Escape, the scrim, the cross, dragging it down, and going back. */
  onClose: () => void;
  title: string;
  /** The title is read aloud only: where the content has a heading of its own. */
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Stays while the content scrolls: search above, actions below. */
  header?: ReactNode;
  footer?: ReactNode;
  /**
   * `full` keeps its height whatever it holds, so that a search does not make it jump. `part` does so and leaves what it is about in
   * sight: above it, on a wide window beside it.
   */
  height?: 'content' | 'full' | 'part';
  /** Its address is a history entry already, which going back leaves. */
  hasAddress?: boolean;
}

/** What rises over a page: from the foot of a phone, following the finger; in the middle of a wide window. */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onClose,
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
  useDragToClose(ref, isPresent && isOpen, onClose);
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
