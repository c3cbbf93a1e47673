import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import styles from './GoogleCallbackView.module.css';

interface GoogleCallbackViewProps {
  mark: ReactNode;
  /** Null while signing in; else the error text. */
  errorText: ReactNode;
  isBusy: boolean;
  onRetry: () => void;
  onOtherMethods: () => void;
}

/** Returning from Google: progress, or an error with further options. */
export function GoogleCallbackView({ mark, errorText, isBusy, onRetry, onOtherMethods }: GoogleCallbackViewProps) {
  const intl = useIntl();
  const working = intl.formatMessage({ id: 'auth.google.working' });
  return (
    <div className={styles.callback}>
      <div className={styles.mark}>{mark}</div>
      <h1 className={styles.title}>
        <FormattedMessage id={errorText === null ? 'auth.google.working' : 'auth.google.failed'} />
      </h1>
      {errorText === null ? (
        <div className={styles.progress}>
          <ProgressBar label={working} />
        </div>
      ) : (
        <>
          <FormAlert>{errorText}</FormAlert>
          <div className={styles.ways}>
            <Button isBlock icon="google" isBusy={isBusy} onClick={onRetry}>
              <FormattedMessage id="auth.google.retry" />
            </Button>
            <Button isBlock variant="outline" onClick={onOtherMethods}>
              <FormattedMessage id="auth.google.others" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
