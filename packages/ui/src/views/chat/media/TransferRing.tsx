import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './TransferRing.module.css';

/** A file being uploaded; omitted once it is sent. */
export type Transfer =
  | {
      readonly is: 'under-way';
      /** Upload progress, 0 to 1. */
      readonly share: number;
      readonly onCancel: () => void;
    }
  | { readonly is: 'failed'; readonly onRetry: () => void };

/** The progress of a transfer with cancel, or retry after a failure. */
export function TransferRing({ transfer }: { transfer: Transfer }) {
  const intl = useIntl();
  if (transfer.is === 'failed') {
    const label = intl.formatMessage({ id: 'chat.media.retry' });
    return (
      <button
        className={styles.ring}
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={transfer.onRetry}
      >
        <Icon name="retry" />
      </button>
    );
  }
  const { share, onCancel } = transfer;
  const label = intl.formatMessage({ id: 'chat.media.cancel' });
  return (
    <button
      className={styles.ring}
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
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
    </button>
  );
}
