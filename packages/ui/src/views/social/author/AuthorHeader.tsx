import { formatCompactCount } from '@quintet/domain/counters';
import type { Author } from '@quintet/domain/social/media';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import styles from './AuthorHeader.module.css';

export interface AuthorCountValues {
  readonly followings: number;
  readonly followers: number;
  readonly likes: number;
}

interface AuthorCountsProps {
  /** Null while loading. */
  counts: AuthorCountValues | null;
  onFollowings: () => void;
  onFollowers: () => void;
}

/** The followings, followers and likes of an author. */
export function AuthorCounts({ counts, onFollowings, onFollowers }: AuthorCountsProps) {
  const intl = useIntl();
  const countText = (count: number | undefined): string => (count === undefined ? '–' : formatCompactCount(count));
  return (
    <div className={styles.counts} aria-busy={counts === null}>
      <button type="button" className={styles.count} onClick={onFollowings}>
        <b>{countText(counts?.followings)}</b>
        <span>{intl.formatMessage({ id: 'social.author.followings' })}</span>
      </button>
      <button type="button" className={styles.count} onClick={onFollowers}>
        <b>{countText(counts?.followers)}</b>
        <span>{intl.formatMessage({ id: 'social.author.followers' })}</span>
      </button>
      <div className={styles.count}>
        <b>{countText(counts?.likes)}</b>
        <span>{intl.formatMessage({ id: 'social.author.likes' })}</span>
      </div>
    </div>
  );
}

/** The counts and actions of an author, as tall as they will be. */
export function AuthorCountsAndActionsSkeleton() {
  return (
    <>
      <div className={styles.counts}>
        <div className={styles.emptyCounts}>
          <Skeleton />
        </div>
      </div>
      <div className={styles.actions}>
        <div className={styles.emptyActions}>
          <Skeleton shape="control" />
        </div>
      </div>
    </>
  );
}

interface AuthorHeaderProps extends AuthorCountsProps {
  author: Author;
  /** Shows only the author, and a skeleton of the rest. */
  isLoading?: boolean;
  /** What only signed-in users see of the user: account ID, remark, mutual groups. */
  details?: ReactNode;
  /** The actions: follow, message, edit. */
  actions: ReactNode;
  /** Selects the list below. */
  tabs?: ReactNode;
}

/** The header of an author's page. */
export function AuthorHeader(props: AuthorHeaderProps) {
  const { author, isLoading = false, counts, details, actions, tabs, onFollowings, onFollowers } = props;
  return (
    <>
      <section className={styles.head}>
        <Avatar size="xxl" id={author.id} name={author.nickname} src={author.avatar_thumbnail ?? author.avatar} />
        <div className={styles.who}>
          <h1 className={styles.name}>
            <bdi>{author.nickname}</bdi>
          </h1>
          {author.introduction && <p className={styles.about}>{author.introduction}</p>}
          {isLoading ? (
            <AuthorCountsAndActionsSkeleton />
          ) : (
            <>
              {details && <div className={styles.details}>{details}</div>}
              <AuthorCounts {...{ counts, onFollowings, onFollowers }} />
              <div className={styles.actions}>{actions}</div>
            </>
          )}
        </div>
      </section>
      {isLoading ? <div className={styles.emptyTabs} /> : tabs && <div className={styles.tabs}>{tabs}</div>}
    </>
  );
}
