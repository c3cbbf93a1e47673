import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import { LoadingStatus } from '../../../components/LoadingStatus.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { PostLayout } from './PostLayout.tsx';
import styles from './PostPageSkeleton.module.css';

/** Skeleton of a post's page. */
export function PostPageSkeleton({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  return (
    <LoadingStatus label={intl.formatMessage({ id: 'social.post.loading' })}>
      <PostLayout
        header={
          <div className={styles.head}>
            <IconButton icon="back" label={intl.formatMessage({ id: 'kit.bar.back' })} onClick={onBack} />
          </div>
        }
        media={<div className={styles.media} />}
        bar={<div className={styles.bar} />}
      >
        <div className={styles.words}>
          <Skeleton count={3} />
        </div>
      </PostLayout>
    </LoadingStatus>
  );
}
