import { formatDuration } from '@quintet/domain/format-duration';
import { useRef, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Menu } from '../../../components/Menu.tsx';
import type { MenuItemData } from '../../../components/MenuItems.tsx';
import { useDragToReorder } from '../../../components/use-drag-to-reorder.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { SelectedFilePreviewData } from './selected-file-preview-data.ts';
import styles from './SelectedFilesGrid.module.css';

interface PreviewGridProps {
  /** Images and videos. */
  items: readonly SelectedFilePreviewData[];
  onRemove: (id: string) => void;
  /** Moves an item by so many positions. */
  onMove: (id: string, by: number) => void;
}

/** Selected images and videos in sending order; they are dragged, or moved by the menu of each. */
export function SelectedFilesGrid({ items, onRemove, onMove }: PreviewGridProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const { listProps, itemProps } = useDragToReorder(list, (from, to) => onMove(items[from]!.id, to - from));
  const getActions = ({ id, name }: SelectedFilePreviewData, index: number): MenuItemData[] => [
    ...(index > 0
      ? [
          {
            id: 'earlier',
            icon: 'back' as const,
            label: intl.formatMessage({ id: 'chat.attach.earlier' }, { name }),
            onSelect: () => onMove(id, -1),
          },
        ]
      : []),
    ...(index < items.length - 1
      ? [
          {
            id: 'later',
            icon: 'chevron-right' as const,
            label: intl.formatMessage({ id: 'chat.attach.later' }, { name }),
            onSelect: () => onMove(id, 1),
          },
        ]
      : []),
    {
      id: 'remove',
      icon: 'trash',
      tone: 'danger',
      label: intl.formatMessage({ id: 'chat.attach.remove' }, { name }),
      onSelect: () => onRemove(id),
    },
  ];
  return (
    <ol ref={list} className={styles.grid} aria-label={intl.formatMessage({ id: 'chat.attach.list' })} {...listProps}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item} {...itemProps(index)}>
          <Menu label={item.name} items={getActions(item, index)} trigger={renderTile(item)} />
        </li>
      ))}
    </ol>
  );
}

const renderTile =
  ({ name, kind, url, duration }: SelectedFilePreviewData): ComponentProps<typeof Menu>['trigger'] =>
  (opens) => (
    <button type="button" className={styles.tile} aria-label={name} {...opens}>
      {kind === 'video' ? (
        <video className={styles.picture} src={`${url}#t=0.1`} muted playsInline preload="metadata" />
      ) : (
        <img className={styles.picture} src={url ?? undefined} alt="" draggable={false} />
      )}
      {duration !== null && <span className={styles.note}>{formatDuration(duration)}</span>}
      <span className={styles.more}>
        <Icon name="more" size="s" />
      </span>
    </button>
  );
