import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './FormAlert.module.css';

interface FormAlertProps {
  children?: ReactNode;
  /** It has been read. Without it, it goes by itself once what was wrong is changed. */
  onClose?: () => void;
}

/** Why a form was refused, in red and inside it (spec §8); read aloud as it appears. Nothing while there is nothing to say. */
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
