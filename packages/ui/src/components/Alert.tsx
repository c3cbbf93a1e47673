import { ALERT_AUTO_CLOSE_MS } from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { RoundIcon } from './RoundIcon.tsx';
import { Button } from './Button.tsx';
import { useAutoDismissPopover } from './use-auto-dismiss-popover.ts';
import styles from './Alert.module.css';

const ICONS = {
  info: { icon: 'info', tone: 'accent' },
  success: { icon: 'check', tone: 'success' },
  warning: { icon: 'warning', tone: 'warning' },
  danger: { icon: 'warning', tone: 'danger' },
} as const;

interface AlertProps {
  tone?: keyof typeof ICONS;
  title?: string;
  children: ReactNode;
  /** A button that closes it. */
  confirmLabel?: string;
  /** The closing animation has ended: unmount. */
  onClose: () => void;
  /** Milliseconds; `null` waits for the button. */
  closeAfterMs?: number | null;
}

/**
 * An important message at the top of the window. Closes after 2500 ms (spec §9), but not while hovered or focused.
 *
 * For news that must be seen wherever the user is. Not for the result of an action (Toast) or the error of a form (FormAlert).
 */
export function Alert({
  tone = 'info',
  title,
  children,
  confirmLabel,
  onClose,
  closeAfterMs = ALERT_AUTO_CLOSE_MS,
}: AlertProps) {
  const { props, leave } = useAutoDismissPopover(onClose, closeAfterMs);
  return (
    <div {...props} className={styles.alert} role="alert">
      <RoundIcon {...ICONS[tone]} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {confirmLabel !== undefined && (
        <Button variant="quiet" size="s" onClick={leave}>
          {confirmLabel}
        </Button>
      )}
    </div>
  );
}
