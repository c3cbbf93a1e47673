import type { Post } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './PostProcessingStatus.module.css';

interface PostProcessingStatusProps {
  post: Post;
  /** A retry is running. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Why only the author sees a post: processing, failed or in review. Renders nothing for a public post. */
export function PostProcessingStatus({ post, isBusy, onRetry }: PostProcessingStatusProps) {
  const intl = useIntl();
  const { state, progress, audit_status: audit } = post;
  if (state === 'failed') {
    return (
      <div className={styles.progress} data-tone="danger" role="status">
        <p className={styles.words}>
          <Icon name="warning" size="s" />
          {intl.formatMessage({ id: 'social.post.failed' })}
        </p>
        <Button size="s" variant="secondary" icon="retry" isBusy={isBusy} onClick={onRetry}>
          {intl.formatMessage({ id: 'social.post.retry' })}
        </Button>
      </div>
    );
  }
  if (state === 'processing') {
    const words = intl.formatMessage({ id: 'social.post.processing' });
    return (
      <div className={styles.progress} role="status">
        <p className={styles.words}>
          <Icon name="clock" size="s" />
          {words}
        </p>
        <ProgressBar label={words} {...(progress && { value: progress.done / progress.total })} />
      </div>
    );
  }
  if (audit === 'approved') return null;
  return (
    <div className={styles.progress} role="status" data-tone={audit === 'rejected' ? 'danger' : undefined}>
      <p className={styles.words}>
        <Icon name={audit === 'rejected' ? 'warning' : 'clock'} size="s" />
        {intl.formatMessage({ id: audit === 'rejected' ? 'social.post.rejected' : 'social.post.auditing' })}
      </p>
    </div>
  );
}
