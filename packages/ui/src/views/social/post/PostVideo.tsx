import { getPostCarouselAspectRatio, type PostMedia } from '@quintet/domain/social/media';
import { useRef, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import styles from './PostVideo.module.css';
import { seekVideoByKey } from '../video/seek-keys.ts';
import { VideoSeekBar } from '../video/VideoSeekBar.tsx';
import { VideoPressArea, type VideoPlaybackState } from '../video/VideoPressArea.tsx';

interface PostVideoProps {
  video: PostMedia;
  /** The author's name. */
  name: string;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  onLike: () => void;
}

/** A post's video: a press plays or pauses, a double press likes. */
export function PostVideo({ video, name, isMuted, onMutedChange, onLike }: PostVideoProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [state, setState] = useState<VideoPlaybackState>('waiting');
  // A browser that cannot play fires an error event.
  const play = (): void => void element.current?.play().catch(() => undefined);
  const seek = (part: number): void => {
    const { current } = element;
    if (current && current.duration > 0) current.currentTime = part * current.duration;
  };
  const fill = (): void => {
    const turned = document.fullscreenElement ? document.exitFullscreen() : box.current!.requestFullscreen();
    turned.catch(() => undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard users press the buttons inside
    <div
      ref={box}
      className={styles.box}
      style={{ '--ratio': getPostCarouselAspectRatio([video]) } as CSSProperties}
      data-state={state}
      onKeyDown={(event) => void seekVideoByKey(event, element.current)}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions */}
      <video
        ref={element}
        className={styles.video}
        src={video.url}
        poster={video.thumbnail_url ?? undefined}
        width={video.width}
        height={video.height}
        muted={isMuted}
        loop
        playsInline
        preload="metadata"
        aria-label={intl.formatMessage({ id: 'social.card.video' }, { name })}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onWaiting={() => setState('waiting')}
        onPlaying={() => setState('playing')}
        onSeeked={() => setState('playing')}
        onError={() => setState('failed')}
      />
      <VideoPressArea
        {...{ state, isPlaying, onLike }}
        isPaused={!isPlaying}
        onToggle={() => (isPlaying ? element.current?.pause() : play())}
        onRetry={() => {
          setState('waiting');
          element.current?.load();
          play();
        }}
      />
      <VideoSeekBar video={element} onSeek={seek} />
      <span className={styles.tools}>
        <IconButton
          icon={isMuted ? 'volume-off' : 'volume'}
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.sound' })}
          isPressed={!isMuted}
          onClick={() => onMutedChange(!isMuted)}
        />
        {document.fullscreenEnabled && (
          <IconButton
            icon="expand"
            variant="overlay"
            label={intl.formatMessage({ id: 'social.video.full-screen' })}
            onClick={fill}
          />
        )}
      </span>
    </div>
  );
}
