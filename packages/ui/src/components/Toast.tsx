import { ALERT_AUTO_CLOSE_MS } from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import styles from './Toast.module.css';

/** What can be pressed stays long enough to be read and reached. */
const ACTION_TOAST_MS = 2 * ALERT_AUTO_CLOSE_MS;

interface ToastProps {
  children: ReactNode;
  /** What it is about, such as a file, in a line before it. */
  about?: string | undefined;
  /** One thing to do about it, such as taking it back. */
  actionLabel?: string;
  onAction?: () => void;
  /** It has left: take it out of the page. */
  onClose: () => void;
  closeAfterMs?: number | null;
}

/** A word in passing, near the thumb: what was just done, or why it was not. Goes by itself like an Alert. */
export function Toast(props: ToastProps) {
  const { children, about, actionLabel, onAction, onClose } = props;
  const { closeAfterMs = actionLabel === undefined ? ALERT_AUTO_CLOSE_MS : ACTION_TOAST_MS } = props;
  const { props: passing, leave } = useAutoDismiss(onClose, closeAfterMs);
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
