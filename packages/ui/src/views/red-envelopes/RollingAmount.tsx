import { type CSSProperties, Fragment } from 'react';
import { useIntl } from 'react-intl';
import styles from './RollingAmount.module.css';

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

interface RollingAmountProps {
  amount: number;
  /** Rolls up from zero; without it, and with reduced motion, the amount just is there. */
  isRolling?: boolean;
}

/** An amount whose digits roll up like a counter's, by transforms only. Screen readers get the words around it. */
export function RollingAmount({ amount, isRolling = false }: RollingAmountProps) {
  const intl = useIntl();
  const text = intl.formatNumber(amount);
  if (!isRolling) return <span className={styles.amount}>{text}</span>;
  return (
    <span className={styles.amount} aria-hidden>
      {Array.from(text, (character, index) => (
        <Fragment key={index}>
          {/\d/.test(character) ? (
            <span className={styles.window}>
              <span
                className={styles.strip}
                style={{ '--digit': Number(character), '--index': index } as CSSProperties}
              >
                {DIGITS.map((digit) => (
                  <span key={digit}>{digit}</span>
                ))}
              </span>
            </span>
          ) : (
            character
          )}
        </Fragment>
      ))}
    </span>
  );
}
