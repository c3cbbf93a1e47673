import { useIntl } from 'react-intl';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './AuthorHeader.module.css';
import { FeedSkeleton } from './FeedSkeleton.tsx';

/** Skeleton of an author's page. */
export function AuthorSkeleton() {
  const intl = useIntl();
  return (
    <div role="status" aria-busy aria-label={intl.formatMessage({ id: 'social.author.loading' })}>
      <div className={styles.head}>
        <Skeleton shape="circle" />
        <div className={styles.who}>
          <Skeleton count={2} />
        </div>
      </div>
      <FeedSkeleton />
    </div>
  );
}
