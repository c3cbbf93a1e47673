import { memo, type ReactNode } from 'react';
import styles from './VideoFeed.module.css';
import { getVideoSlotStyle, getVideoRatioStyle, type VideoItem } from './video-item.ts';
import { VideoPoster } from './VideoPoster.tsx';

interface VideoFeedPosterAndInfoProps {
  item: VideoItem;
  index: number;
  /** The opened video. */
  isFirst: boolean;
  /** The scroll rests on it. */
  isActive: boolean;
  renderInfo: (id: string) => ReactNode;
}

/** A screen of the feed without its `<video>` (VideoPlayer): poster and overlay. It keeps its elements while videos change. */
export const VideoFeedPosterAndInfo = memo(function VideoFeedPosterAndInfo({
  item,
  index,
  isFirst,
  isActive,
  renderInfo,
}: VideoFeedPosterAndInfoProps) {
  return (
    <>
      <div className={styles.screen} style={getVideoSlotStyle(index)}>
        <VideoPoster key={item.id} item={item} isEager={isFirst} />
      </div>
      <section className={styles.info} style={getVideoSlotStyle(index)} inert={!isActive}>
        <div className={styles.words} style={getVideoRatioStyle(item)}>
          {renderInfo(item.id)}
        </div>
      </section>
    </>
  );
});
