import { Picture } from '../../../components/Picture.tsx';
import styles from './VideoFeed.module.css';
import type { VideoItem } from './VideoPlayer.tsx';

/** What is seen of a video until it plays, in the box that is kept for it. */
export function VideoPoster({ item, isEager }: { item: VideoItem; isEager: boolean }) {
  return (
    <div className={styles.box}>
      <Picture
        src={item.poster}
        thumbhash={item.thumbhash}
        fit={item.width < item.height ? 'cover' : 'contain'}
        isEager={isEager}
      />
    </div>
  );
}
