import { useIntl } from 'react-intl';
import { Spinner } from '../../../components/Spinner.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { LikeBursts } from './LikeBursts.tsx';
import { useDoubleTapToLike } from './use-double-tap-to-like.ts';
import styles from './VideoPressArea.module.css';

/** Whether a video loads, plays or has failed. */
export type VideoPlaybackState = 'waiting' | 'playing' | 'failed';

interface VideoPressAreaProps {
  state: VideoPlaybackState;
  isPlaying: boolean;
  /** Paused by the user; a press continues. */
  isPaused: boolean;
  onToggle: () => void;
  onLike: () => void;
  onRetry: () => void;
}

/** The press area of the current video with its state: paused, loading, failed, liked. */
export function VideoPressArea({ state, isPlaying, isPaused, onToggle, onLike, onRetry }: VideoPressAreaProps) {
  const intl = useIntl();
  const { bursts, onTap } = useDoubleTapToLike(onToggle, onLike);
  const isFailed = state === 'failed';
  return (
    <>
      <button
        type="button"
        className={styles.surface}
        aria-label={
          isFailed ? undefined : intl.formatMessage({ id: isPaused ? 'social.video.play' : 'social.video.pause' })
        }
        // Keeps the keyboard focus.
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
      <LikeBursts bursts={bursts} />
    </>
  );
}
