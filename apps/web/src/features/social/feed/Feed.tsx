import { ErrorState } from '@quintet/ui/ErrorState';
import { PostFeed } from '@quintet/ui/views/social/feed/PostFeed';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useIsOnline } from '../../../shared/requests/network.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { VideoFeedRoute } from '../video/VideoFeedRoute.tsx';
import { PostTile } from './PostTile.tsx';
import { useFeedViewProps } from './use-feed-view-props.ts';

/** What a parent can do with a feed. */
export interface FeedHandle {
  /** Scrolls to the top and refreshes. */
  refresh: () => void;
}

interface FeedProps {
  source: PagedListSource;
  /** The accessible name. */
  label: string;
  /** Shown without posts. */
  empty: ReactNode;
  /** Replaces the end-of-list text. */
  end?: ReactNode;
  /** The list ends after this many posts. */
  maxPosts?: number;
  ref?: Ref<FeedHandle>;
}

const renderTile = (id: string, index: number): ReactNode => <PostTile id={id} index={index} />;

/** A list of posts with all its states. */
export function Feed({ source, label, empty, end, maxPosts, ref }: FeedProps): ReactNode {
  const intl = useIntl();
  const isOnline = useIsOnline();
  const scroller = useRef<HTMLDivElement>(null);
  const { error, ...feed } = useFeedViewProps(source, maxPosts);
  useImperativeHandle(ref, () => ({
    refresh: () => {
      scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
      feed.onRefresh();
    },
  }));
  const failed = (
    <ErrorState
      illustration={isOnline ? 'broken' : 'offline'}
      title={intl.formatMessage({ id: isOnline ? 'social.feed.failed' : 'social.feed.offline' })}
      onRetry={feed.onRetry}
    />
  );
  return (
    <>
      <PostFeed
        {...feed}
        scroller={scroller}
        label={label}
        renderItem={renderTile}
        emptyState={error === null ? empty : failed}
        end={end}
      />
      <VideoFeedRoute source={source} />
    </>
  );
}
