import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Spinner } from '../../../components/Spinner.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './VideoSurface.module.css';

/** How the video itself is doing. */
export type VideoState = 'waiting' | 'playing' | 'failed';

interface VideoSurfaceProps {
  state: VideoState;
  isPlaying: boolean;
  /** It was stopped, and a press goes on. */
  isPaused: boolean;
  onTap: (event: MouseEvent<HTMLElement>) => void;
  onRetry: () => void;
}

/** What one presses over a video, and the signs on it: stopped, waiting, failed. */
export function VideoSurface({ state, isPlaying, isPaused, onTap, onRetry }: VideoSurfaceProps) {
  const intl = useIntl();
  const isFailed = state === 'failed';
  return (
    <button
      type="button"
      className={styles.surface}
      aria-label={
        isFailed ? undefined : intl.formatMessage({ id: isPaused ? 'social.video.play' : 'social.video.pause' })
      }
      // The keys stay where they are.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isFailed ? onRetry : onTap}
    >
      {isPaused && !isFailed && <Icon name="play" className={styles.sign} />}
      {state === 'waiting' && isPlaying && (
        <span className={styles.wait}>
          <Spinner size="l" isDecorative />
        </span>
      )}
      {isFailed && (
        <span className={styles.failure}>
          <Icon name="retry" />
          {intl.formatMessage({ id: 'social.video.failed' })}
        </span>
      )}
    </button>
  );
}
