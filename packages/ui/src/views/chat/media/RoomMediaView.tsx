import { formatDuration } from '@quintet/domain/format-duration';
import { toDisplayFileSize } from '@quintet/domain/chat/files';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Image } from '../../../components/Image.tsx';
import { ListRow } from '../../../components/ListRow.tsx';
import { PagedList, type PagedListProps } from '../../../components/PagedList.tsx';
import { Tabs, getTabPanelProps } from '../../../components/Tabs.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { getFileSizeMessageArguments } from './format-size.ts';
import styles from './RoomMediaView.module.css';

const KINDS = ['image', 'video', 'file'] as const;
/** A tab of the media of a room; files are one of them. */
export type RoomMediaKind = (typeof KINDS)[number];

/** A photo, video or file of a room. */
export interface RoomMediaItemData {
  readonly id: string;
  /** The filename, or the accessible name of a photo or video. */
  readonly name: string;
  /** The thumbnail or poster of a photo or video. */
  readonly src: string | null;
  readonly thumbhash?: string | null | undefined;
  /** Seconds, of a video. */
  readonly duration?: number | null | undefined;
  readonly sender: string;
  /** Milliseconds. */
  readonly at: number;
  /** Bytes; null when unknown. */
  readonly size: number | null;
  /** The server has deleted the file. */
  readonly isExpired: boolean;
}

interface RoomMediaViewProps extends Pick<PagedListProps, 'tail' | 'errorText' | 'onNearEnd' | 'onRetry'> {
  kind: RoomMediaKind;
  items: readonly RoomMediaItemData[];
  onKind: (kind: RoomMediaKind) => void;
  /** Opens a photo or video, or downloads a file. */
  onOpen: (id: string) => void;
}

/** The photos, videos and files of a room, newest first. */
export function RoomMediaView({ kind, items, onKind, onOpen, ...paging }: RoomMediaViewProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          id="room-media"
          label={intl.formatMessage({ id: 'chat.attachments.kinds' })}
          variant="pill"
          items={KINDS.map((id) => ({ id, label: intl.formatMessage({ id: `chat.attachments.${id}` }) }))}
          value={kind}
          onChange={onKind}
        />
      </div>
      <div {...getTabPanelProps('room-media', kind)}>
        <PagedList
          isEmpty={items.length === 0}
          emptyState={
            <EmptyState illustration="search" title={intl.formatMessage({ id: `chat.attachments.no-${kind}` })} />
          }
          {...paging}
        >
          <ul className={kind === 'file' ? undefined : styles.grid}>
            {items.map((item) => (
              <li key={item.id}>
                {kind === 'file' ? (
                  <FileRow item={item} onOpen={onOpen} />
                ) : (
                  <MediaTile kind={kind} item={item} onOpen={onOpen} />
                )}
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
    </>
  );
}

interface ItemProps {
  item: RoomMediaItemData;
  onOpen: (id: string) => void;
}

function MediaTile({ kind, item, onOpen }: ItemProps & { kind: 'image' | 'video' }) {
  const { id, name, src, thumbhash, duration, isExpired } = item;
  const length = typeof duration === 'number' ? formatDuration(duration) : undefined;
  const label = length === undefined ? name : `${name} ${length}`;
  return (
    <button type="button" className={styles.tile} aria-label={label} onClick={() => onOpen(id)}>
      <Image src={isExpired ? null : src} thumbhash={thumbhash} />
      {isExpired && (
        <span className={styles.gone}>
          <Icon name={kind} />
        </span>
      )}
      {length !== undefined && <span className={styles.duration}>{length}</span>}
    </button>
  );
}

function FileRow({ item: { id, name, sender, at, size, isExpired }, onOpen }: ItemProps) {
  const intl = useIntl();
  const sizeText = size === null ? [] : [intl.formatMessage(...getFileSizeMessageArguments(toDisplayFileSize(size)))];
  const detail = [...sizeText, sender, intl.formatDate(at, { dateStyle: 'medium' })].join(' · ');
  return (
    <ListRow
      as="button"
      disabled={isExpired}
      leading={
        <span className={styles.file}>
          <Icon name="file" />
        </span>
      }
      title={name}
      detail={isExpired ? <FormattedMessage id="chat.media.file-expired" /> : detail}
      end={isExpired ? undefined : <Icon name="download" size="s" />}
      onClick={() => onOpen(id)}
    />
  );
}
