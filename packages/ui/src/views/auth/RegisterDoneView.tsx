import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Illustration } from '../../icons/Illustration.tsx';
import styles from './RegisterDoneView.module.css';

interface RegisterDoneViewProps {
  brandTitle: string;
  nickname: string;
  onProfile: () => void;
  onSkip: () => void;
}

/** Registration, step 4: done; opens the profile or skips it (spec §2). */
export function RegisterDoneView({ brandTitle, nickname, onProfile, onSkip }: RegisterDoneViewProps) {
  return (
    <div className={styles.done}>
      <div className={styles.hero}>
        <Illustration name="done" />
        <h1 className={styles.title}>
          <FormattedMessage id="auth.register.done-title" />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id="auth.register.done-text" values={{ brand: brandTitle, nickname }} />
        </p>
      </div>
      <Button isBlock onClick={onProfile}>
        <FormattedMessage id="auth.register.done-profile" />
      </Button>
      <Button isBlock variant="quiet" onClick={onSkip}>
        <FormattedMessage id="auth.register.skip" />
      </Button>
    </div>
  );
}
