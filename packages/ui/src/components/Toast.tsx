import { ALERT_AUTO_CLOSE_MS } from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { useAutoDismissPopover } from './use-auto-dismiss-popover.ts';
import styles from './Toast.module.css';

/** Toasts with an action stay longer, so that it can be read and reached. */
const ACTION_TOAST_MS = 2 * ALERT_AUTO_CLOSE_MS;

interface ToastProps {
  children: ReactNode;
  /** The item concerned, e.g. a file, on a line above. */
  about?: string | undefined;
  /** One action, such as undo. */
  actionLabel?: string;
  onAction?: () => void;
  /** The closing animation has ended: unmount. */
  onClose: () => void;
  closeAfterMs?: number | null;
}

/**
 * A short message near the thumb. Closes itself like an Alert.
 *
 * For the result of an action. Not for what must be read or answered (Alert, Dialog).
 */
export function Toast(props: ToastProps) {
  const { children, about, actionLabel, onAction, onClose } = props;
  const { closeAfterMs = actionLabel === undefined ? ALERT_AUTO_CLOSE_MS : ACTION_TOAST_MS } = props;
  const { props: passing, leave } = useAutoDismissPopover(onClose, closeAfterMs);
  const act = () => {
    onAction?.();
    leave();
  };
  return (
    <div {...passing} className={styles.toast} role="status">
      <div className={styles.text}>
        {about !== undefined && <p className={styles.about}>{about}</p>}
        <p>{children}</p>
      </div>
      {actionLabel !== undefined && (
        <button className={styles.action} type="button" onClick={act}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}
