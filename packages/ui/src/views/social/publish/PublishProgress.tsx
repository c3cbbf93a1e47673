import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import styles from './PublishProgress.module.css';

interface PublishProgressProps {
  /** The number of pending posts. */
  count: number;
  /** From 0 to 1. */
  progress: number;
  /** The error; null while publishing. */
  errorText: string | null;
  onRetry: () => void;
  /** Reopens the draft, because it cannot be published. */
  onEdit: () => void;
  onDiscard: () => void;
}

/** The progress bar of pending posts. */
export function PublishProgress({ count, progress, errorText, onRetry, onEdit, onDiscard }: PublishProgressProps) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: 'social.publish.uploading' }, { count });
  return (
    <section className={styles.bar} role="status" aria-label={words} data-failed={errorText !== null || undefined}>
      <p className={styles.words}>
        {errorText === null ? words : intl.formatMessage({ id: 'social.publish.failed' }, { reason: errorText })}
      </p>
      {errorText !== null && (
        <>
          <Button size="s" variant="secondary" icon="retry" onClick={onRetry}>
            {intl.formatMessage({ id: 'social.publish.retry' })}
          </Button>
          <IconButton icon="edit" label={intl.formatMessage({ id: 'social.publish.edit' })} onClick={onEdit} />
        </>
      )}
      <IconButton icon="close" label={intl.formatMessage({ id: 'social.publish.discard' })} onClick={onDiscard} />
      {errorText === null && <ProgressBar label={words} value={progress} />}
    </section>
  );
}
