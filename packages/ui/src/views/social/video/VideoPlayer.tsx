import { memo, useEffect, useRef, useState } from 'react';
import styles from './VideoFeed.module.css';
import { getVideoSlotStyle, getVideoRatioStyle, type VideoItem } from './video-item.ts';
import { VideoSeekBar } from './VideoSeekBar.tsx';
import { VideoPressArea, type VideoPlaybackState } from './VideoPressArea.tsx';

interface VideoPlayerProps {
  item: VideoItem;
  index: number;
  isActive: boolean;
  /** Preloads the video. */
  isNext: boolean;
  isPlaying: boolean;
  isPaused: boolean;
  isMuted: boolean;
  onToggle: (id: string) => void;
  onLike: (id: string) => void;
  /** The browser allows only muted playback. */
  onSilenced: () => void;
}

/** A reused `<video>` element: keeps its element while its video changes. */
export const VideoPlayer = memo(function VideoPlayer(props: VideoPlayerProps) {
  const { item, index, isActive, isNext, isPlaying, isPaused, isMuted, onToggle, onLike, onSilenced } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoPlaybackState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt((before) => before + 1);

  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A failed video is retried whenever it becomes active.
    if (isActive && element.error) element.load();
    if (isPlaying) {
      element.play().catch((error: unknown) => {
        if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        element.muted = true;
        onSilenced();
        element.play().catch(() => undefined);
      });
      return;
    }
    element.pause();
    // The next time it starts from the beginning.
    if (!isActive && element.currentTime > 0) element.currentTime = 0;
    // oxlint-disable-next-line react/exhaustive-deps -- changed callbacks must not restart playback
  }, [isPlaying, isActive, item.src, attempt]);

  const seek = (part: number): void => {
    const element = video.current;
    if (element && element.duration > 0) element.currentTime = part * element.duration;
  };
  return (
    <div
      className={styles.player}
      style={getVideoSlotStyle(index)}
      data-state={state}
      data-active={isActive || undefined}
    >
      <div className={styles.box} style={getVideoRatioStyle(item)}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions */}
        <video
          ref={video}
          className={styles.video}
          src={item.src}
          preload={isActive || isNext ? 'auto' : 'none'}
          muted={isMuted}
          loop
          playsInline
          disablePictureInPicture
          data-fit={item.width < item.height ? 'cover' : 'contain'}
          onEmptied={() => setState('waiting')}
          onWaiting={() => setState('waiting')}
          onPlaying={() => setState('playing')}
          onSeeked={() => setState('playing')}
          onError={() => setState('failed')}
        />
        {isActive && (
          <VideoPressArea
            key={item.id}
            {...{ state, isPlaying, isPaused }}
            onToggle={() => onToggle(item.id)}
            onLike={() => onLike(item.id)}
            onRetry={isPlaying ? retry : () => onToggle(item.id)}
          />
        )}
        {isActive && <VideoSeekBar video={video} onSeek={seek} />}
      </div>
    </div>
  );
});
