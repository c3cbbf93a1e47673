import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import slider from '../../../components/slider.module.css';
import styles from './VideoCoverPicker.module.css';

interface VideoCoverPickerProps {
  /** The video. */
  src: string;
  /** Seconds. */
  duration: number;
  /** The second of the present cover. */
  at: number;
  isBusy: boolean;
  /** Uses the frame at this second. */
  onUse: (at: number) => void;
}

/** Selects the frame of a video that is its cover in lists. */
export function VideoCoverPicker({ src, duration, at, isBusy, onUse }: VideoCoverPickerProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState(at);
  return (
    <div className={styles.cover}>
      <video
        ref={video}
        className={styles.video}
        // The frame is shown from the beginning.
        src={`${src}#t=${at}`}
        playsInline
        muted
        preload="auto"
      />
      <label className={slider.slider}>
        {intl.formatMessage({ id: 'social.cover.position' })}
        <input
          type="range"
          name="position"
          min={0}
          max={duration}
          step="any"
          value={chosen}
          onChange={({ target }) => {
            const next = Number(target.value);
            setChosen(next);
            if (video.current) video.current.currentTime = next;
          }}
        />
      </label>
      <Button isBlock isBusy={isBusy} onClick={() => onUse(chosen)}>
        {intl.formatMessage({ id: 'social.cover.use' })}
      </Button>
    </div>
  );
}
