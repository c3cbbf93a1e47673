import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { QrCameraView, type QrCameraState } from '../scan/QrCameraView.tsx';
import styles from './ScanLoginView.module.css';

interface ScanLoginViewProps {
  camera: QrCameraState;
  /** The video element of the camera. */
  video: Ref<HTMLVideoElement>;
  /** The error of the scanned code. */
  scanError: string | null;
  pasted: FormField;
  canSubmit: boolean;
  onRetry: () => void;
  onSubmit: () => void;
}

/** Scans a login code by camera, or takes pasted text. */
export function ScanLoginView({ camera, video, scanError, pasted, canSubmit, onRetry, onSubmit }: ScanLoginViewProps) {
  const intl = useIntl();
  const isOff = camera === 'denied' || camera === 'none';
  const form = useNativeFormProps({ canSubmit, isBusy: false, onSubmit });
  return (
    <div className={styles.scan}>
      <QrCameraView
        camera={camera}
        video={video}
        offText={<FormattedMessage id={camera === 'denied' ? 'profile.scan.denied' : 'profile.scan.none'} />}
        onRetry={onRetry}
      />
      {!isOff && (
        <p className={styles.text} data-strange={scanError !== null || undefined} role="status">
          {scanError ?? <FormattedMessage id="profile.scan.text" />}
        </p>
      )}
      <form {...form} className={styles.paste}>
        <TextField
          name="login-code"
          label={intl.formatMessage({ id: 'profile.scan.paste' })}
          autoComplete="off"
          isExact
          {...getFieldInputProps(pasted)}
        />
        <Button type="submit" variant={isOff ? 'primary' : 'secondary'} isBlock disabled={!canSubmit}>
          <FormattedMessage id="profile.scan.next" />
        </Button>
      </form>
    </div>
  );
}
