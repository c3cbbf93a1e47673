import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import type { MenuItemData } from '../../components/MenuItems.tsx';
import { useBackToClose } from '../../components/use-back-to-close.ts';
import styles from './MessageSelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  /** The actions for all selected messages; disabled if one does not allow it. */
  items: readonly MenuItemData[];
  /** Called by Escape, the close button and going back. */
  onClose: () => void;
}

/** Replaces the composer while selecting messages. */
export function MessageSelectionBar({ count, items, onClose }: SelectionBarProps): ReactNode {
  const intl = useIntl();
  useBackToClose(true, onClose);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Escape ends the selection without leaving the room.
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', leave, { capture: true });
    return () => removeEventListener('keydown', leave, { capture: true });
  }, [onClose]);
  return (
    <div className={styles.bar} role="toolbar" aria-label={intl.formatMessage({ id: 'chat.selection.label' })}>
      <IconButton icon="close" label={intl.formatMessage({ id: 'chat.selection.stop' })} onClick={onClose} />
      <p className={styles.count} role="status">
        {intl.formatMessage({ id: 'chat.selection.count' }, { count })}
      </p>
      <div className={styles.actions}>
        {items.map(({ id, icon, label, tone, isDisabled, onSelect }) => (
          <span key={id} data-tone={tone} className={styles.action}>
            <IconButton icon={icon ?? 'more'} label={label} disabled={isDisabled} onClick={onSelect} />
          </span>
        ))}
      </div>
    </div>
  );
}
