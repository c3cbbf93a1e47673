import { Image } from '../../../components/Image.tsx';
import styles from './VideoFeed.module.css';
import { getRatio, type VideoItem } from './video-item.ts';

/** What is seen of a video until it plays, in the box that is kept for it. */
export function VideoPoster({ item, isEager }: { item: VideoItem; isEager: boolean }) {
  const isWhole = item.width >= item.height;
  return (
    <div className={styles.box} style={getRatio(item)}>
      <Image
        src={item.poster}
        // Above and below a wide one it stays black.
        thumbhash={isWhole ? null : item.thumbhash}
        fit={isWhole ? 'contain' : 'cover'}
        isEager={isEager}
      />
    </div>
  );
}
