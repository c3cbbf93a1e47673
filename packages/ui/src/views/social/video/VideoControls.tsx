import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import styles from './VideoControls.module.css';

interface VideoControlsProps {
  isFirst: boolean;
  isLast: boolean;
  isMuted: boolean;
  /** What else can be done with the one that shows. */
  menu: ReactNode;
  onMutedChange: (isMuted: boolean) => void;
  onClose: () => void;
  /** To the next (1) or the one before (-1). */
  go: (step: number) => void;
}

/** What stays where it is while the videos change: close, sound, and steps for whoever has no finger on the screen. */
export const VideoControls = memo(function VideoControls(props: VideoControlsProps) {
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
