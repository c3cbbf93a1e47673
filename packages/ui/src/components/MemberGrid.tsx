import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './MemberGrid.module.css';

interface GridMember {
  readonly id: string;
  readonly name: string;
  readonly src?: string | null | undefined;
}

interface MemberGridProps {
  /** The first members; the grid shows them all. */
  members: readonly GridMember[];
  onOpen: (id: string) => void;
  /** Without it the user may not add members. */
  onAdd?: (() => void) | undefined;
  /** Without it the user may not remove members. */
  onRemove?: (() => void) | undefined;
}

/**
 * The first members of a group as avatars with names, then the tiles that add and remove members.
 *
 * For the details of a group. Not for all members (PagedList) or choosing some (UserOrChatPicker).
 */
export function MemberGrid({ members, onOpen, onAdd, onRemove }: MemberGridProps) {
  const intl = useIntl();
  return (
    <ul className={styles.grid} aria-label={intl.formatMessage({ id: 'kit.members.label' })}>
      {members.map(({ id, name, src }) => (
        <li key={id}>
          <button type="button" className={styles.tile} onClick={() => onOpen(id)}>
            <Avatar size="l" id={id} name={name} src={src} />
            <bdi className={styles.name}>{name}</bdi>
          </button>
        </li>
      ))}
      {onAdd && <ActionTile icon="add" label={intl.formatMessage({ id: 'kit.members.add' })} onPress={onAdd} />}
      {onRemove && (
        <ActionTile icon="trash" label={intl.formatMessage({ id: 'kit.members.remove' })} onPress={onRemove} />
      )}
    </ul>
  );
}

function ActionTile({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles.tile} onClick={onPress}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <span className={styles.name}>{label}</span>
      </button>
    </li>
  );
}
