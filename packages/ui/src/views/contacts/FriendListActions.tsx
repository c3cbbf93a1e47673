import { ListRow } from '../../components/ListRow.tsx';
import type { MenuItemData } from '../../components/MenuItems.tsx';
import { RoundIcon } from '../../components/RoundIcon.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import styles from './FriendListActions.module.css';

interface FriendListActionsProps {
  actions: readonly (MenuItemData & { readonly icon: IconName })[];
}

/** Rows above the friends that open something else, e.g. the own QR code. */
export function FriendListActions({ actions }: FriendListActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ id, icon, label, onSelect }) => (
        <ListRow
          key={id}
          as="button"
          leading={<RoundIcon icon={icon} />}
          title={label}
          hasChevron
          onClick={() => onSelect()}
        />
      ))}
    </div>
  );
}
