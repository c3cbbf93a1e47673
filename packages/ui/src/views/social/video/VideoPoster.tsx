import { Image } from '../../../components/Image.tsx';
import styles from './VideoFeed.module.css';
import { getVideoRatioStyle, type VideoItem } from './video-item.ts';

/** The poster of a video in its reserved box. */
export function VideoPoster({ item, isEager }: { item: VideoItem; isEager: boolean }) {
  const isWhole = item.width >= item.height;
  return (
    <div className={styles.box} style={getVideoRatioStyle(item)}>
      <Image
        src={item.poster}
        // Wide videos have black bars.
        thumbhash={isWhole ? null : item.thumbhash}
        fit={isWhole ? 'contain' : 'cover'}
        isEager={isEager}
      />
    </div>
  );
}
