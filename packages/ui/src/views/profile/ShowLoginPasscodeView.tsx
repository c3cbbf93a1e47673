import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Illustration } from '../../icons/Illustration.tsx';
import styles from './ShowLoginPasscodeView.module.css';

interface PasscodeViewProps {
  passcode: string;
  /** 0: expired. */
  secondsLeft: number;
  /** The passcode was typed in time. */
  isApproved: boolean;
  onRescan: () => void;
  onDone: () => void;
}

/** The passcode to type on the other screen, in large digits; then the confirmation. */
export function ShowLoginPasscodeView({ isApproved, onDone, ...props }: PasscodeViewProps) {
  return (
    <div className={styles.passcode}>
      <div className={styles.outcome} role="status">
        {isApproved && (
          <>
            <Illustration name="done" />
            <h3>
              <FormattedMessage id="profile.scan.approved" />
            </h3>
            <p>
              <FormattedMessage id="profile.scan.approved-text" />
            </p>
          </>
        )}
      </div>
      {!isApproved && <Digits {...props} />}
      <Button isBlock variant={isApproved ? 'primary' : 'secondary'} onClick={onDone}>
        <FormattedMessage id="profile.scan.done" />
      </Button>
    </div>
  );
}

function Digits({ passcode, secondsLeft, onRescan }: Pick<PasscodeViewProps, 'passcode' | 'secondsLeft' | 'onRescan'>) {
  const isExpired = secondsLeft <= 0;
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="profile.scan.passcode-title" />
      </p>
      {/* Announced digit by digit. */}
      <p
        className={styles.digits}
        data-over={isExpired || undefined}
        aria-label={passcode.split('').join(' ')}
        role="img"
      >
        <span aria-hidden>{passcode.slice(0, 3)}</span>
        <span aria-hidden>{passcode.slice(3)}</span>
      </p>
      <p className={styles.left} role="timer">
        {isExpired ? (
          <FormattedMessage id="profile.scan.passcode-expired" />
        ) : (
          <FormattedMessage id="profile.scan.passcode-expires-in" values={{ seconds: secondsLeft }} />
        )}
      </p>
      {isExpired && (
        <Button isBlock onClick={onRescan}>
          <FormattedMessage id="profile.scan.again" />
        </Button>
      )}
    </>
  );
}
