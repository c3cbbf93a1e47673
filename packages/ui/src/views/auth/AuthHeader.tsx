import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import styles from './AuthHeader.module.css';
import { StepIndicator } from './StepIndicator.tsx';

interface AuthHeaderProps {
  title: string;
  /** Omitted where the form needs the space. */
  mark?: ReactNode;
  /** One sentence about the step. */
  text?: ReactNode;
  /** The current step. */
  progress?: { step: number; count: number };
  onBack?: (() => void) | undefined;
}

/** The header of login forms: back button, steps, mark and title. */
export function AuthHeader({ title, mark, text, progress, onBack }: AuthHeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        {onBack && <IconButton icon="back" label={intl.formatMessage({ id: 'shell.nav.back' })} onClick={onBack} />}
        {progress && <StepIndicator {...progress} />}
      </div>
      {mark && <div className={styles.mark}>{mark}</div>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}
