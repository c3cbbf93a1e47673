import { type MediaExpiryStatus, toDisplayFileSize } from '@quintet/domain/chat/files';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { MediaExpiryNote } from './MediaExpiryNote.tsx';
import styles from './FileMessageContent.module.css';
import { getFileSizeMessageArguments } from './format-size.ts';
import { type UploadTransferState, UploadTransferRing } from './UploadTransferRing.tsx';

export interface FileMessageContentProps {
  name: string;
  /** Bytes; null when unknown. */
  size: number | null;
  expiry: MediaExpiryStatus;
  transfer?: UploadTransferState | undefined;
  /** The download is starting. */
  isBusy?: boolean;
  onDownload: () => void;
}

/** A file in its bubble: name, size and download. */
export function FileMessageContent({ name, size, expiry, transfer, isBusy, onDownload }: FileMessageContentProps) {
  const intl = useIntl();
  const shown = size === null ? null : toDisplayFileSize(size);
  const isGone = expiry.is === 'expired' && !transfer;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return (
    <div className={styles.file}>
      {transfer ? (
        <span className={styles.ring}>
          <UploadTransferRing transfer={transfer} />
        </span>
      ) : isGone ? (
        <span className={styles.mark} data-gone>
          <Icon name="file" />
        </span>
      ) : (
        <button
          className={styles.mark}
          type="button"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'chat.media.download-file' }, { name })}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={onDownload}
        >
          <Icon name="download" />
        </button>
      )}
      <div className={styles.text}>
        <p className={styles.name} title={name}>
          <span className={styles.stem}>{stem}</span>
          {ending}
        </p>
        <p className={styles.facts}>
          {isGone && <span>{intl.formatMessage({ id: 'chat.media.file-expired' })}</span>}
          {!isGone && shown && <span>{intl.formatMessage(...getFileSizeMessageArguments(shown))}</span>}
          {!isGone && <MediaExpiryNote expiry={expiry} />}
        </p>
      </div>
    </div>
  );
}
