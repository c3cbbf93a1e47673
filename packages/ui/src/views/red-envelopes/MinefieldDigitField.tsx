import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import styles from './MinefieldDigitField.module.css';

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

interface DigitFieldProps {
  value: number | null;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (digit: number) => void;
}

/** The digit of a minefield, as native radio buttons. */
export function MinefieldDigitField({ value, error, isDisabled, onChange }: DigitFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} disabled={isDisabled} aria-describedby={id}>
      <legend className={styles.label}>
        <FormattedMessage id="red-envelopes.send.digit" />
      </legend>
      <div className={styles.digits}>
        {DIGITS.map((digit) => (
          <label key={digit} className={styles.digit}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              checked={digit === value}
              onChange={() => onChange(digit)}
            />
            <span>{digit}</span>
          </label>
        ))}
      </div>
      <p className={styles.error} id={id} aria-live="polite">
        {error && (
          <>
            <Icon name="warning" size="s" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
