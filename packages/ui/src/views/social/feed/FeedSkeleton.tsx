import { useIntl } from 'react-intl';
import { LoadingStatus } from '../../../components/LoadingStatus.tsx';
import styles from './FeedSkeleton.module.css';

/** Skeleton of a feed; `isShort` below existing posts. */
export function FeedSkeleton({ isShort }: { isShort?: boolean }) {
  const intl = useIntl();
  return (
    <LoadingStatus
      className={styles.skeleton}
      label={intl.formatMessage({ id: 'social.feed.loading' })}
      data-short={isShort || undefined}
    >
      {[0, 1, 2, 3].map((column) => (
        <div key={column} className={styles.column} aria-hidden>
          {[0, 1, 2].map((card) => (
            <div key={card} className={styles.card}>
              <div className={styles.cover} />
              <div className={styles.line} />
              <div className={styles.foot} />
            </div>
          ))}
        </div>
      ))}
    </LoadingStatus>
  );
}
