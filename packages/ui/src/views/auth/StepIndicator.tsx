import { useIntl } from 'react-intl';
import styles from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** From 1. */
  step: number;
  count: number;
}

/** The current step of a form. */
export function StepIndicator({ step, count }: StepIndicatorProps) {
  const intl = useIntl();
  return (
    <div
      className={styles.marks}
      role="img"
      aria-label={intl.formatMessage({ id: 'auth.register.step' }, { step, count })}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.mark} data-done={index < step || undefined} />
      ))}
    </div>
  );
}
