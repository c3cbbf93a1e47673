import type { Country } from '@quintet/domain/auth/countries';
import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import styles from './DialCodeButton.module.css';

interface DialCodeButtonProps {
  country: Country;
  disabled?: boolean | undefined;
  onClick: () => void;
}

/** The dial code in a field; opens the country picker. */
export function DialCodeButton({ country, disabled, onClick }: DialCodeButtonProps) {
  const label = useIntl().formatMessage({ id: 'auth.login.country' });
  return (
    <button
      className={styles.dial}
      type="button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={`${label} ${country.code} +${country.dialCode}`}
      onClick={onClick}
    >
      +{country.dialCode}
      <Icon name="chevron-down" size="s" />
    </button>
  );
}
