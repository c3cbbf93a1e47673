import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import styles from './VideoFeedControls.module.css';

interface VideoFeedControlsProps {
  isFirst: boolean;
  isLast: boolean;
  isMuted: boolean;
  /** The menu of the current video. */
  menu: ReactNode;
  onMutedChange: (isMuted: boolean) => void;
  onClose: () => void;
  /** To the next (1) or previous (-1) video. */
  go: (step: number) => void;
}

/** The fixed controls of the video feed: close, sound and steps without touch. */
export const VideoFeedControls = memo(function VideoFeedControls(props: VideoFeedControlsProps) {
  const { isFirst, isLast, isMuted, menu, onMutedChange, onClose, go } = props;
  const intl = useIntl();
  return (
    <>
      <div className={styles.top}>
        <IconButton
          icon="close"
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.close' })}
          onClick={onClose}
        />
        <span className={styles.end}>
          <IconButton
            icon={isMuted ? 'volume-off' : 'volume'}
            variant="overlay"
            isPressed={!isMuted}
            label={intl.formatMessage({ id: 'social.video.sound' })}
            onClick={() => onMutedChange(!isMuted)}
          />
          {menu}
        </span>
      </div>
      <div className={styles.steps}>
        <IconButton
          icon="arrow-down"
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.previous' })}
          disabled={isFirst}
          onClick={() => go(-1)}
        />
        <IconButton
          icon="arrow-down"
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.next' })}
          disabled={isLast}
          onClick={() => go(1)}
        />
      </div>
    </>
  );
});
