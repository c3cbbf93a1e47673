import { ALERT_AUTO_CLOSE_MS } from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { useTransient } from './use-transient.ts';
import styles from './Toast.module.css';

interface ToastProps {
  children: ReactNode;
  /** One thing to do about it, such as taking it back. */
  actionLabel?: string;
  onAction?: () => void;
  /** It has left: take it out of the page. */
  onClose: () => void;
  closesAfter?: number | null;
}

/** A word in passing, near the thumb: what was just done, or why it was not. Goes by itself like an Alert. */
export function Toast({ children, actionLabel, onAction, onClose, closesAfter = ALERT_AUTO_CLOSE_MS }: ToastProps) {
  const { props, leave } = useTransient(onClose, closesAfter);
  const act = () => {
    onAction?.();
    leave();
  };
  return (
    <div {...props} className={styles.toast} role="status">
      <div>{children}</div>
      {actionLabel !== undefined && (
        <button className={styles.action} type="button" onClick={act}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}
