import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import styles from './ScreenErrorView.module.css';

interface ScreenErrorViewProps {
  /** A bug has stopped the screen, or its code could not be loaded. */
  reason: 'crash' | 'load';
  /** Reloads the page, or tries to load the screen again. */
  onContinue: () => void;
}

/** In place of a screen that cannot be shown: what happened and how to continue (look, States). */
export function ScreenErrorView({ reason, onContinue }: ScreenErrorViewProps) {
  const isCrash = reason === 'crash';
  return (
    <div className={styles.failure} role="alert">
      <h1>
        <FormattedMessage id={isCrash ? 'shell.crash.title' : 'shell.load.failed'} />
      </h1>
      <p>
        <FormattedMessage id={isCrash ? 'shell.crash.text' : 'shell.load.failed-hint'} />
      </p>
      <Button onClick={onContinue}>
        <FormattedMessage id={isCrash ? 'shell.crash.reload' : 'shell.load.retry'} />
      </Button>
    </div>
  );
}
