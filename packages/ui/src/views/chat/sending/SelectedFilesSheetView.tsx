import { formatDuration } from '@quintet/domain/format-duration';
import { toDisplayFileSize } from '@quintet/domain/chat/files';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { getFileSizeMessageArguments } from '../media/format-size.ts';
import { CaptionField, type CaptionFieldProps } from './CaptionField.tsx';
import { SelectedFilesGrid } from './SelectedFilesGrid.tsx';
import type { SelectedFilePreviewData } from './selected-file-preview-data.ts';
import styles from './SelectedFilesSheetView.module.css';

export type { SelectedFilePreviewData } from './selected-file-preview-data.ts';

/** A file that cannot be sent. */
interface RejectedItem {
  readonly id: string;
  readonly name: string;
  readonly reason: ReactNode;
}

interface PreviewSheetProps {
  /** In sending order. */
  items: readonly SelectedFilePreviewData[];
  /** Files left out of the selection. */
  rejected?: readonly RejectedItem[];
  onRemove: (id: string) => void;
  /** Moves an item by so many positions. */
  onMove: (id: string, by: number) => void;
  /** The caption of the pictures; omitted without pictures, and if the user may not send text. */
  caption?: CaptionFieldProps | undefined;
  onAdd?: (() => void) | undefined;
  onSend: () => void;
  onClose: () => void;
  /** The files are being prepared and stored. */
  isBusy?: boolean;
}

/** The preview of selected files: remove and reorder before sending. */
export function SelectedFilesSheetView(props: PreviewSheetProps) {
  const { items, rejected = [], onRemove, onMove, onAdd, onSend, onClose, isBusy, caption } = props;
  const intl = useIntl();
  const [only] = items.length === 1 ? items : [];
  const count = items.length;
  const isGrid = count > 1 && items.every(({ kind, url }) => url !== null && (kind === 'image' || kind === 'video'));
  const rejectedTitle = intl.formatMessage({ id: 'chat.attach.rejected' }, { count: rejected.length });
  return (
    <Sheet
      isOpen={count + rejected.length > 0}
      onClose={onClose}
      title={count > 0 ? intl.formatMessage({ id: 'chat.attach.title' }, { count }) : rejectedTitle}
      footer={
        count > 0 && (
          <>
            {caption && <CaptionField {...caption} />}
            <Button isBlock isBusy={isBusy} disabled={caption?.error !== undefined} onClick={onSend} data-autofocus>
              {intl.formatMessage({ id: 'chat.attach.send' }, { count })}
            </Button>
          </>
        )
      }
    >
      {rejected.length > 0 && (
        <section className={styles.rejected} role="alert">
          {count > 0 && <h3>{rejectedTitle}</h3>}
          <ul className={styles.list}>
            {rejected.map(({ id, name, reason }) => (
              <li key={id}>
                <p className={styles.name}>{name}</p>
                <p className={styles.reason}>{reason}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {only?.url && (
        <div className={styles.large}>
          <FilePreview item={only} />
        </div>
      )}
      {isGrid ? (
        <SelectedFilesGrid items={items} onRemove={onRemove} onMove={onMove} />
      ) : (
        <ol className={styles.list} aria-label={intl.formatMessage({ id: 'chat.attach.list' })}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.item}>
              {!only?.url && (
                <span className={styles.thumb}>
                  {item.url ? <FilePreview item={item} /> : <Icon name={ICONS[item.kind]} />}
                </span>
              )}
              <div className={styles.text}>
                <p className={styles.name}>{item.name}</p>
                <p className={styles.facts}>
                  {intl.formatMessage(...getFileSizeMessageArguments(toDisplayFileSize(item.size)))}
                  {item.duration !== null && ` · ${formatDuration(item.duration)}`}
                </p>
              </div>
              <div className={styles.actions}>
                {index > 0 && (
                  <span className={styles.up}>
                    <IconButton
                      icon="chevron-down"
                      label={intl.formatMessage({ id: 'chat.attach.earlier' }, { name: item.name })}
                      onClick={() => onMove(item.id, -1)}
                    />
                  </span>
                )}
                {index < count - 1 && (
                  <IconButton
                    icon="chevron-down"
                    label={intl.formatMessage({ id: 'chat.attach.later' }, { name: item.name })}
                    onClick={() => onMove(item.id, 1)}
                  />
                )}
                <IconButton
                  icon="trash"
                  label={intl.formatMessage({ id: 'chat.attach.remove' }, { name: item.name })}
                  onClick={() => onRemove(item.id)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {onAdd && (
        <div className={styles.add}>
          <Button variant="quiet" isBlock onClick={onAdd}>
            {intl.formatMessage({ id: 'chat.attach.add' })}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

const ICONS = { image: 'image', video: 'video', audio: 'mic', file: 'file' } as const;

function FilePreview({ item: { kind, url } }: { item: SelectedFilePreviewData }) {
  if (url === null) return null;
  if (kind === 'video')
    return <video className={styles.picture} src={`${url}#t=0.1`} muted playsInline preload="metadata" />;
  return <img className={styles.picture} src={url} alt="" draggable={false} />;
}
