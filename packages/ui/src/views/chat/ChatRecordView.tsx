import { formatDuration } from '@quintet/domain/format-duration';
import { toDisplayFileSize } from '@quintet/domain/chat/files';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Image } from '../../components/Image.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { getFileSizeMessageArguments } from './media/format-size.ts';
import styles from './ChatRecordView.module.css';

/** The file of a message in a record. */
export type ChatRecordFileData =
  | {
      readonly kind: 'image' | 'video';
      readonly src: string | null;
      readonly thumbhash?: string | null | undefined;
      /** Width divided by height. */
      readonly ratio: number;
    }
  | { readonly kind: 'audio'; readonly isPlaying: boolean; readonly duration: number }
  /** `size` in bytes; null when unknown. */
  | { readonly kind: 'file'; readonly name: string; readonly size: number | null };

/** A message in a record. */
export interface ChatRecordRowData {
  readonly id: string;
  readonly sender: { readonly id: string; readonly name: string; readonly src?: string | null | undefined };
  /** ISO date-time. */
  readonly time: string;
  /** The text or caption, or words for other content; empty for none. */
  readonly text: string;
  readonly file?: (ChatRecordFileData & { readonly isExpired: boolean }) | undefined;
}

interface ChatRecordViewProps {
  rows: readonly ChatRecordRowData[];
  /** Opens an image or video, plays or pauses a voice message, downloads a file. */
  onOpen: (id: string) => void;
}

const EXPIRED = {
  image: 'chat.media.image-expired',
  video: 'chat.media.video-expired',
  audio: 'chat.media.voice-expired',
  file: 'chat.media.file-expired',
} as const;

/** The messages of a record with senders and times. */
export function ChatRecordView({ rows, onOpen }: ChatRecordViewProps) {
  const intl = useIntl();
  if (rows.length === 0)
    return <EmptyState illustration="chat" title={intl.formatMessage({ id: 'chat.record.empty' })} />;
  return (
    <ol className={styles.rows}>
      {rows.map(({ id, sender, time, text, file }) => (
        <li key={id} className={styles.row}>
          <Avatar size="s" {...sender} />
          <div className={styles.content}>
            <p className={styles.head}>
              <bdi className={styles.name}>{sender.name}</bdi>
              <time dateTime={time}>{intl.formatDate(time, { dateStyle: 'short', timeStyle: 'short' })}</time>
            </p>
            {file && <RecordFile file={file} onOpen={() => onOpen(id)} />}
            {text && (
              <p className={styles.text} dir="auto">
                {text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface RecordFileProps {
  file: NonNullable<ChatRecordRowData['file']>;
  onOpen: () => void;
}

function RecordFile({ file, onOpen }: RecordFileProps) {
  const intl = useIntl();
  const { kind, isExpired } = file;
  const expired = isExpired && intl.formatMessage({ id: EXPIRED[kind] });
  if (kind === 'file') {
    const { name, size } = file;
    return (
      <ListRow
        as="button"
        disabled={isExpired}
        leading={<Icon name="file" />}
        title={name}
        detail={
          expired || (size !== null && intl.formatMessage(...getFileSizeMessageArguments(toDisplayFileSize(size))))
        }
        end={isExpired ? undefined : <Icon name="download" size="s" />}
        onClick={onOpen}
      />
    );
  }
  if (isExpired)
    return (
      <p className={styles.expired}>
        <Icon name={kind === 'audio' ? 'mic' : kind} size="s" /> {expired}
      </p>
    );
  if (kind === 'audio') {
    const { duration, isPlaying } = file;
    return (
      <Button variant="secondary" size="s" icon={isPlaying ? 'pause' : 'play'} onClick={onOpen}>
        {intl.formatMessage({ id: 'chat.media.voice' }, { length: formatDuration(duration) })}
      </Button>
    );
  }
  const { src, thumbhash, ratio } = file;
  const label = intl.formatMessage({ id: kind === 'video' ? 'chat.media.open-video' : 'chat.media.open-image' });
  return (
    <button className={styles.picture} type="button" aria-label={label} onClick={onOpen}>
      <Image src={src} ratio={ratio} thumbhash={thumbhash} />
      {kind === 'video' && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
    </button>
  );
}
