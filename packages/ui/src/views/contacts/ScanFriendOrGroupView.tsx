import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import { QrCameraView } from '../scan/QrCameraView.tsx';
import styles from './ScanFriendOrGroupView.module.css';

interface ScanFriendOrGroupViewProps extends Pick<ComponentProps<typeof QrCameraView>, 'camera' | 'video' | 'onRetry'> {
  /** Why the code that was read adds no friend. */
  error: string | null;
  onPicture: (file: File) => void;
}

/** Reads a friend's QR code by camera or from a picture. */
export function ScanFriendOrGroupView({ camera, video, onRetry, error, onPicture }: ScanFriendOrGroupViewProps) {
  const isOff = camera === 'denied' || camera === 'none';
  return (
    <div className={styles.scan}>
      <QrCameraView
        camera={camera}
        video={video}
        offText={<FormattedMessage id={camera === 'denied' ? 'contacts.scan.denied' : 'contacts.scan.none'} />}
        onRetry={onRetry}
      />
      <p className={styles.text} data-strange={error !== null || undefined} role="status">
        {error ?? (!isOff && <FormattedMessage id="contacts.scan.text" />)}
      </p>
      <label className={styles.picture}>
        <Icon name="image" />
        <FormattedMessage id="contacts.scan.picture" />
        <input
          className={styles.file}
          type="file"
          name="qr"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows selecting the same file again.
            target.value = '';
            if (file) onPicture(file);
          }}
        />
      </label>
    </div>
  );
}
