import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadingStatus } from '../../../components/LoadingStatus.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { AuthorCountsAndActionsSkeleton } from './AuthorHeader.tsx';
import styles from './AuthorHeader.module.css';
import { FeedSkeleton } from '../feed/FeedSkeleton.tsx';
import feedStyles from '../feed/PostFeed.module.css';

/** In place of the header of an author who is not known yet. */
const UNKNOWN_AUTHOR = (
  <>
    <div className={styles.head}>
      <div className={styles.picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.who}>
        <div className={styles.name}>
          <Skeleton />
        </div>
        <AuthorCountsAndActionsSkeleton />
      </div>
    </div>
    <div className={styles.emptyTabs} />
  </>
);

/** Skeleton of an author's page, below the header as far as it is known. */
export function AuthorSkeleton({ children = UNKNOWN_AUTHOR }: { children?: ReactNode }) {
  const intl = useIntl();
  return (
    <LoadingStatus className={feedStyles.frame} label={intl.formatMessage({ id: 'social.author.loading' })}>
      <div className={feedStyles.scroller}>
        <div className={feedStyles.content}>
          {children}
          <div className={feedStyles.posts}>
            <FeedSkeleton />
          </div>
        </div>
      </div>
    </LoadingStatus>
  );
}
