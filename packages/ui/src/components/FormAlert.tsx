import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './FormAlert.module.css';

interface FormAlertProps {
  children?: ReactNode;
  /** Dismisses the message. Without it the parent removes the message once the input is corrected. */
  onClose?: () => void;
}

/**
 * The error of a form (spec §8), announced when it appears. Renders nothing without one.
 *
 * For errors that belong to no single field. Not for the error of one field (TextField).
 */
export function FormAlert({ children, onClose }: FormAlertProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      {children !== undefined && children !== null && (
        <p className={styles.alert}>
          <Icon name="warning" size="s" />
          <span>{children}</span>
          {onClose && (
            <IconButton icon="close" label={intl.formatMessage({ id: 'kit.sheet.close' })} onClick={onClose} />
          )}
        </p>
      )}
    </div>
  );
}
