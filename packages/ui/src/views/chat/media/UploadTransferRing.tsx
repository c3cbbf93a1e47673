import type { ComponentProps, CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './UploadTransferRing.module.css';

/** A file being uploaded; omitted once it is sent. */
export type UploadTransfer =
  | {
      readonly is: 'under-way';
      /** Upload progress, 0 to 1. */
      readonly share: number;
      readonly onCancel: () => void;
    }
  | { readonly is: 'failed'; readonly onRetry: () => void };

interface RingButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'children'> {
  label: string;
  'data-waiting'?: boolean | undefined;
}

function RingButton({ label, ...button }: RingButtonProps) {
  return <button {...button} className={styles.ring} type="button" tabIndex={-1} aria-label={label} title={label} />;
}

/** The progress of a transfer with cancel, or retry after a failure. */
export function UploadTransferRing({ transfer }: { transfer: UploadTransfer }) {
  const intl = useIntl();
  if (transfer.is === 'failed') {
    return (
      <RingButton label={intl.formatMessage({ id: 'chat.media.retry' })} onClick={transfer.onRetry}>
        <Icon name="retry" />
      </RingButton>
    );
  }
  const { share, onCancel } = transfer;
  return (
    <RingButton
      label={intl.formatMessage({ id: 'chat.media.cancel' })}
      data-waiting={share === 0 || undefined}
      onClick={onCancel}
    >
      <svg
        className={styles.track}
        viewBox="0 0 36 36"
        role="progressbar"
        aria-label={intl.formatMessage({ id: 'chat.media.progress' })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <circle
          className={styles.gone}
          cx="18"
          cy="18"
          r="15.9155"
          style={{ '--share': share } as CSSProperties}
          pathLength="100"
        />
      </svg>
      <Icon name="close" />
    </RingButton>
  );
}
