import type { MasonryItem } from '@quintet/domain/social/masonry';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import type { SavedMasonryScroll } from '@quintet/domain/social/scroll-anchor';
import { Masonry } from './Masonry.tsx';
import { NewPostsPill } from './NewPostsPill.tsx';
import styles from './PostFeed.module.css';
import { useMasonryGridSize } from './use-masonry-grid-size.ts';
import { usePullToRefresh } from './use-pull-to-refresh.ts';

export interface PostFeedProps {
  /** The accessible name. */
  label: string;
  items: readonly MasonryItem[];
  renderItem: (id: string, index: number) => ReactNode;
  /** The scroll position; kept up to date. */
  scrollPosition: { current: SavedMasonryScroll | null };
  /** `emptyState`: shown without posts, with an action. */
  phase: 'loading' | 'ready' | 'nothing';
  emptyState?: ReactNode;
  /** The state after the last post: more to load, loading, failed or the end. */
  tail: 'more' | 'loading' | 'failed' | 'end';
  newCount: number;
  isRefreshing: boolean;
  onShowNew: () => void;
  onRefresh: () => void;
  onNearEnd: () => void;
  onRetry: () => void;
  /** Scrolls above the posts. */
  header?: ReactNode;
  /** Replaces the end-of-list text. */
  end?: ReactNode;
  /** The scroller, for the parent. */
  scroller?: RefObject<HTMLDivElement | null>;
}

/** A feed with its states: loading, empty, new posts, end. */
export function PostFeed(props: PostFeedProps) {
  const { label, items, renderItem, scrollPosition, phase, emptyState, tail, newCount, isRefreshing, header, end } =
    props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const ownScroller = useRef<HTMLDivElement>(null);
  const scroller = props.scroller ?? ownScroller;
  const posts = useRef<HTMLDivElement>(null);
  const grid = useMasonryGridSize(posts, scroller);
  usePullToRefresh(frame, scroller, props.onRefresh);

  const reveal = (): void => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    props.onShowNew();
  };

  return (
    <div ref={frame} className={styles.frame} data-refreshing={isRefreshing || undefined}>
      <NewPostsPill count={newCount} onPress={reveal} />
      <div className={styles.pull} aria-hidden={!isRefreshing}>
        {isRefreshing ? <Spinner /> : <Icon name="arrow-down" />}
      </div>
      <div ref={scroller} className={styles.scroller} data-scroller tabIndex={-1}>
        <div className={styles.content}>
          {header}
          <div ref={posts} className={styles.posts} aria-busy={phase === 'loading'}>
            {phase === 'loading' && <FeedSkeleton />}
            {phase === 'nothing' && emptyState}
            {phase === 'ready' && grid && (
              <Masonry
                label={label}
                items={items}
                grid={grid}
                renderItem={renderItem}
                scroller={scroller}
                scrollPosition={scrollPosition}
                onNearEnd={tail === 'more' ? props.onNearEnd : undefined}
              />
            )}
          </div>
          {phase === 'ready' && (
            <div className={styles.tail}>
              {tail === 'loading' && <FeedSkeleton isShort />}
              {tail === 'end' && (end ?? <p className={styles.end}>{intl.formatMessage({ id: 'social.feed.end' })}</p>)}
              {tail === 'failed' && (
                <Button variant="secondary" icon="retry" onClick={props.onRetry}>
                  {intl.formatMessage({ id: 'social.feed.more-failed' })}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
