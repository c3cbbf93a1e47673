import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import styles from './LoginHeader.module.css';
import { StepMarks } from './StepIndicator.tsx';

interface LoginHeadProps {
  title: string;
  /** Left out where the form needs the room. */
  mark?: ReactNode;
  /** What the step is about, in a sentence. */
  text?: ReactNode;
  /** How far one is. */
  progress?: { step: number; count: number };
  onBack?: (() => void) | undefined;
}

/** The head of a form for guests: the way back, how far one is, the mark, what the form is for. */
export function LoginHead({ title, mark, text, progress, onBack }: LoginHeadProps) {
  const intl = useIntl();
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        {onBack && <IconButton icon="back" label={intl.formatMessage({ id: 'shell.nav.back' })} onClick={onBack} />}
        {progress && <StepMarks {...progress} />}
      </div>
      {mark && <div className={styles.mark}>{mark}</div>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}
