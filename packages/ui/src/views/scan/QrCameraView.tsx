import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './QrCameraView.module.css';

/** `denied`: no permission; `none`: no camera available. */
export type QrCameraState = 'starting' | 'on' | 'denied' | 'none';

interface CameraFinderProps {
  camera: QrCameraState;
  /** The video element of the camera. */
  video: Ref<HTMLVideoElement>;
  /** Why there is no picture, and another way. */
  offText: ReactNode;
  onRetry: () => void;
}

/** The picture of the camera with a frame for a QR code. */
export function QrCameraView({ camera, video, offText, onRetry }: CameraFinderProps) {
  const intl = useIntl();
  return (
    <div className={styles.finder} data-camera={camera}>
      {camera === 'denied' || camera === 'none' ? (
        <div className={styles.off} role="status">
          <Icon name="camera" size="l" />
          <p>{offText}</p>
          <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
            <FormattedMessage id="profile.scan.retry" />
          </Button>
        </div>
      ) : (
        <>
          <video
            ref={video}
            className={styles.video}
            aria-label={intl.formatMessage({ id: 'profile.scan.camera' })}
            autoPlay
            muted
            playsInline
          />
          {camera === 'starting' ? (
            <span className={styles.waiting}>
              <Spinner size="l" isDecorative />
              <FormattedMessage id="profile.scan.starting" />
            </span>
          ) : (
            <span className={styles.frame} aria-hidden />
          )}
        </>
      )}
    </div>
  );
}
