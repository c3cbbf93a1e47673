import { useIntl } from 'react-intl';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** `inherit` follows the text beside it. */
  size?: 's' | 'm' | 'l' | 'inherit';
  /** Inside something that already says that it is busy. */
  isDecorative?: boolean;
}

/** Something is under way and its shape is not known. A page never shows it alone: that is what skeletons are for. */
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
