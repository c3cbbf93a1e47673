import { useRef, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Menu } from '../../../components/Menu.tsx';
import type { MenuItemData } from '../../../components/MenuItems.tsx';
import { useDragToReorder } from '../../../components/use-drag-to-reorder.ts';
import { Spinner } from '../../../components/Spinner.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './PublishFileList.module.css';

export interface PublishFilePreviewData {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly src: string;
  readonly canCrop: boolean;
  /** The cover of a video, which its author may choose. */
  readonly poster?: string | undefined;
}

interface PublishFilesProps {
  files: readonly PublishFilePreviewData[];
  isFull: boolean;
  isAdding: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onCrop?: (id: string) => void;
  onChooseCover?: (id: string) => void;
  /** No video can be added. */
  isPicturesOnly?: boolean;
  onMove: (from: number, to: number) => void;
}

/** The media of a new post in order, which dragging changes; a press opens the actions of one. */
export function PublishFileList(props: PublishFilesProps) {
  const { files, isFull, isAdding, onAdd, onRemove, onCrop, onChooseCover, onMove, isPicturesOnly } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { listProps, itemProps } = useDragToReorder(list, onMove);
  const addLabel = intl.formatMessage({
    id: isPicturesOnly ? 'social.publish.add-pictures' : 'social.publish.add-files',
  });
  const getName = (index: number): string =>
    intl.formatMessage({ id: 'social.publish.file-menu' }, { number: index + 1 });
  const getActions = ({ id, canCrop, poster }: PublishFilePreviewData, index: number): MenuItemData[] => {
    const actions = [
      { id: 'crop', icon: 'crop', isPossible: canCrop, onSelect: () => onCrop?.(id) },
      { id: 'choose-cover', icon: 'image', isPossible: poster !== undefined, onSelect: () => onChooseCover?.(id) },
      { id: 'cover', icon: 'image', isPossible: index > 0, onSelect: () => onMove(index, 0) },
      { id: 'earlier', icon: 'back', isPossible: index > 0, onSelect: () => onMove(index, index - 1) },
      {
        id: 'later',
        icon: 'chevron-right',
        isPossible: index < files.length - 1,
        onSelect: () => onMove(index, index + 1),
      },
      { id: 'remove-file', icon: 'trash', tone: 'danger', isPossible: true, onSelect: () => onRemove(id) },
    ] as const;
    return actions
      .filter(({ isPossible }) => isPossible)
      .map(({ isPossible: _, ...action }) => ({
        ...action,
        label: intl.formatMessage({ id: `social.publish.${action.id}` }),
      }));
  };
  return (
    <ul
      ref={list}
      className={styles.files}
      aria-label={intl.formatMessage({ id: 'social.publish.files' })}
      {...listProps}
    >
      {files.map((file, index) => (
        <li key={file.id} className={styles.file} {...itemProps(index)}>
          <Menu label={getName(index)} items={getActions(file, index)} trigger={renderTile(file, getName(index))} />
        </li>
      ))}
      {!isFull && (
        <li className={styles.file}>
          <button type="button" className={styles.add} disabled={isAdding} onClick={() => input.current?.click()}>
            {isAdding ? <Spinner /> : <Icon name="add" size="l" />}
            {addLabel}
          </button>
          <input
            ref={input}
            type="file"
            accept={isPicturesOnly ? 'image/*' : 'image/*,video/*'}
            multiple
            hidden
            aria-label={addLabel}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (chosen.length > 0) onAdd(chosen);
            }}
          />
        </li>
      )}
    </ul>
  );
}

const renderTile =
  (file: PublishFilePreviewData, label: string): ComponentProps<typeof Menu>['trigger'] =>
  (opens) => (
    <button type="button" className={styles.tile} aria-label={label} {...opens}>
      <FileThumbnail file={file} />
      <span className={styles.more}>
        <Icon name="more" size="s" />
      </span>
    </button>
  );

function FileThumbnail({ file: { kind, src, poster } }: { file: PublishFilePreviewData }) {
  if (kind === 'image') return <img className={styles.picture} src={src} alt="" draggable={false} />;
  return (
    <>
      {poster ? (
        <img className={styles.picture} src={poster} alt="" draggable={false} />
      ) : (
        // Some phones show no frame without a time.
        <video className={styles.picture} src={`${src}#t=0.1`} playsInline muted preload="metadata" />
      )}
      <Icon name="play" size="l" className={styles.play} />
    </>
  );
}
