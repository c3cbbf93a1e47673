import { formatCompactCount } from '@quintet/domain/counters';
import { getPostCover, type Post } from '@quintet/domain/social/media';
import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { Image } from '../../../components/Image.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { AudienceBadge } from '../post/AudienceBadge.tsx';
import { AuthorCounts, type AuthorCountValues } from './AuthorHeader.tsx';
import styles from './OwnCountsAndPostsView.module.css';

interface OwnCountsAndPostsViewProps {
  counts: (AuthorCountValues & { readonly posts: number }) | null;
  /** The latest posts. */
  posts: readonly Post[];
  /** The router's link. */
  link: ElementType;
  toHref: (post: Post) => string;
  /** Links to all own posts, to saved ones and to publishing. */
  hrefs: { all: string; saved: string; publish: string };
  onFollowings: () => void;
  onFollowers: () => void;
  /** The posts could not be loaded. */
  onRetry?: (() => void) | undefined;
}

const nothing = (): void => undefined;

/** Skeleton while the author is unknown. */
export function OwnCountsAndPostsSkeleton() {
  return (
    <div className={styles.own} inert>
      <AuthorCounts counts={null} onFollowings={nothing} onFollowers={nothing} />
      <div className={styles.posts} />
      <div className={styles.actions} data-waiting="">
        <Button size="s">…</Button>
      </div>
    </div>
  );
}

/** The user's posts and counts on their page. */
export function OwnCountsAndPostsView(props: OwnCountsAndPostsViewProps) {
  const { counts, posts, link, toHref, hrefs, onFollowings, onFollowers, onRetry } = props;
  const intl = useIntl();
  const Link = link;
  return (
    <div className={styles.own}>
      <AuthorCounts {...{ counts, onFollowings, onFollowers }} />
      {onRetry && posts.length === 0 ? (
        <div className={styles.failed} role="alert">
          <p>{intl.formatMessage({ id: 'social.feed.failed' })}</p>
          <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
            {intl.formatMessage({ id: 'kit.error.retry' })}
          </Button>
        </div>
      ) : (
        <ul className={styles.posts} aria-label={intl.formatMessage({ id: 'social.author.posts' })}>
          {counts?.posts === 0 && (
            <li className={styles.none} aria-hidden>
              <Icon name="image" />
            </li>
          )}
          {posts.map((post) => {
            const cover = getPostCover(post);
            return (
              <li key={post.id}>
                <Link className={styles.post} to={toHref(post)}>
                  {cover ? (
                    <Image
                      src={cover.thumbnail_url ?? (cover.kind === 'image' ? cover.url : null)}
                      alt={post.text || intl.formatMessage({ id: 'social.post.title' })}
                      thumbhash={cover.thumbhash}
                    />
                  ) : (
                    <span className={styles.words}>{post.text}</span>
                  )}
                  <AudienceBadge post={post} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.actions}>
        <Button as={link} to={hrefs.all} variant="secondary" size="s">
          {counts
            ? intl.formatMessage({ id: 'social.author.all-posts' }, { shown: formatCompactCount(counts.posts) })
            : intl.formatMessage({ id: 'social.author.posts' })}
        </Button>
        <Button as={link} to={hrefs.saved} variant="secondary" size="s" icon="bookmark">
          {intl.formatMessage({ id: 'social.author.collected' })}
        </Button>
        <Button as={link} to={hrefs.publish} size="s" icon="add">
          {intl.formatMessage({ id: 'social.publish.title' })}
        </Button>
      </div>
    </div>
  );
}
