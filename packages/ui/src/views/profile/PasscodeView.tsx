import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import styles from './PasscodeView.module.css';

interface PasscodeViewProps {
  passcode: string;
  /** Seconds; at 0 it has expired. */
  secondsLeft: number;
  onAgain: () => void;
  onDone: () => void;
}

/** What one types on the other screen, large enough to be read from there. */
export function PasscodeView({ passcode, secondsLeft, onAgain, onDone }: PasscodeViewProps) {
  const isOver = secondsLeft <= 0;
  return (
    <div className={styles.passcode}>
      <p className={styles.text}>
        <FormattedMessage id="profile.scan.passcode-title" />
      </p>
      {/* Read aloud digit by digit. */}
      <p className={styles.digits} data-over={isOver || undefined} aria-label={passcode.split('').join(' ')} role="img">
        <span aria-hidden>{passcode.slice(0, 3)}</span>
        <span aria-hidden>{passcode.slice(3)}</span>
      </p>
      <p className={styles.left} role="timer">
        {isOver ? (
          <FormattedMessage id="profile.scan.passcode-over" />
        ) : (
          <FormattedMessage id="profile.scan.passcode-left" values={{ seconds: secondsLeft }} />
        )}
      </p>
      {isOver && (
        <Button isBlock onClick={onAgain}>
          <FormattedMessage id="profile.scan.again" />
        </Button>
      )}
      {/* Only the other screen knows whether it was typed in time. */}
      <Button isBlock variant="secondary" onClick={onDone}>
        <FormattedMessage id="profile.scan.done" />
      </Button>
    </div>
  );
}
