import { memo, type ReactNode } from 'react';
import styles from './VideoFeed.module.css';
import { getSlot, getRatio, type VideoItem } from './video-item.ts';
import { VideoPoster } from './VideoPoster.tsx';

interface VideoScreenProps {
  item: VideoItem;
  index: number;
  /** The one that was opened. */
  isFirst: boolean;
  /** One rests on it. */
  isActive: boolean;
  renderInfo: (id: string) => ReactNode;
}

/** What there is of a video without it: a picture, and what one reads and presses. It keeps its elements while the videos change. */
export const VideoScreen = memo(function VideoScreen({ item, index, isFirst, isActive, renderInfo }: VideoScreenProps) {
  return (
    <>
      <div className={styles.screen} style={getSlot(index)}>
        <VideoPoster key={item.id} item={item} isEager={isFirst} />
      </div>
      <section className={styles.info} style={getSlot(index)} inert={!isActive}>
        <div className={styles.words} style={getRatio(item)}>
          {renderInfo(item.id)}
        </div>
      </section>
    </>
  );
});
