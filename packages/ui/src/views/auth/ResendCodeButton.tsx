import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import styles from './ResendCodeButton.module.css';

export interface ResendCodeButtonProps {
  /** Seconds until a code may be requested; 0: now. */
  secondsLeft: number;
  isSending: boolean;
  onSend: () => void;
}

/** Requests another code after the countdown (spec §4, §9). */
export function ResendCodeButton({ secondsLeft, isSending, onSend }: ResendCodeButtonProps) {
  return (
    <div className={styles.line}>
      <Button variant="quiet" size="s" disabled={secondsLeft > 0 && !isSending} isBusy={isSending} onClick={onSend}>
        {secondsLeft > 0 ? (
          <FormattedMessage id="auth.code.resend-in" values={{ seconds: secondsLeft }} />
        ) : (
          <FormattedMessage id="auth.code.resend" />
        )}
      </Button>
    </div>
  );
}
