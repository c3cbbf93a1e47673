import type { ComponentProps, CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './UploadTransferRing.module.css';

/** A file being uploaded; omitted once it is sent. */
export type UploadTransferState =
  | {
      readonly status: 'under-way';
      /** Upload progress, 0 to 1. */
      readonly progress: number;
      readonly onCancel: () => void;
    }
  | { readonly status: 'failed'; readonly onRetry: () => void };

interface RingButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'children'> {
  label: string;
  'data-waiting'?: boolean | undefined;
}

function RingButton({ label, ...button }: RingButtonProps) {
  return <button {...button} className={styles.ring} type="button" tabIndex={-1} aria-label={label} title={label} />;
}

/** The progress of a transfer with cancel, or retry after a failure. */
export function UploadTransferRing({ transfer }: { transfer: UploadTransferState }) {
  const intl = useIntl();
  if (transfer.status === 'failed') {
    return (
      <RingButton label={intl.formatMessage({ id: 'chat.media.retry' })} onClick={transfer.onRetry}>
        <Icon name="retry" />
      </RingButton>
    );
  }
  const { progress, onCancel } = transfer;
  return (
    <RingButton
      label={intl.formatMessage({ id: 'chat.media.cancel' })}
      data-waiting={progress === 0 || undefined}
      onClick={onCancel}
    >
      <svg
        className={styles.track}
        viewBox="0 0 36 36"
        role="progressbar"
        aria-label={intl.formatMessage({ id: 'chat.media.progress' })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
      >
        <circle
          className={styles.gone}
          cx="18"
          cy="18"
          r="15.9155"
          style={{ '--progress': progress } as CSSProperties}
          pathLength="100"
        />
      </svg>
      <Icon name="close" />
    </RingButton>
  );
}
