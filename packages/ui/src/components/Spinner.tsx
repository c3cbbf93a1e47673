import { useIntl } from 'react-intl';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** `inherit` has the size of the text beside it. */
  size?: 's' | 'm' | 'l' | 'inherit';
  /** Inside an element that announces being busy. */
  isDecorative?: boolean;
}

/**
 * A spinner.
 *
 * For actions of unknown duration. Not for pages, which use Skeleton.
 */
export function Spinner({ size = 'm', isDecorative = false }: SpinnerProps) {
  const intl = useIntl();
  return (
    <span
      className={styles.spinner}
      data-size={size}
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'status', 'aria-label': intl.formatMessage({ id: 'kit.loading.label' }) })}
    />
  );
}
