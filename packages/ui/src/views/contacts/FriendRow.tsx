import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import type { MenuItemData } from '../../components/MenuItems.tsx';
import styles from './FriendRow.module.css';

export interface FriendRowData {
  id: string;
  /** The remark, else the nickname. */
  name: string;
  /** The nickname behind a remark. */
  originName: string | null;
  avatar: string | null;
  isCancelled: boolean;
  hasProfile: boolean;
}

export interface FriendRowHandlers {
  onOpen: (friend: FriendRowData) => void;
  onProfile: (friend: FriendRowData) => void;
  onDelete: (friend: FriendRowData) => void;
}

/** A friend: pressing the row opens the chat, unless the account is cancelled. */
export function FriendRow({ friend, onOpen, onProfile, onDelete }: FriendRowHandlers & { friend: FriendRowData }) {
  const intl = useIntl();
  const { id, name, originName, avatar, isCancelled, hasProfile } = friend;
  const profile: MenuItemData = {
    id: 'profile',
    icon: 'person',
    label: intl.formatMessage({ id: 'contacts.friends.profile' }),
    onSelect: () => onProfile(friend),
  };
  const detail = isCancelled ? <FormattedMessage id="kit.user.cancelled" /> : originName;
  return (
    <div className={styles.row} data-cancelled={isCancelled || undefined}>
      <ListRow
        {...(!isCancelled && { as: 'button', onClick: () => onOpen(friend) })}
        leading={<Avatar id={id} name={name} src={avatar} />}
        title={name}
        {...(detail !== null && { detail })}
      />
      <IconMenu
        label={intl.formatMessage({ id: 'contacts.friends.actions' }, { name })}
        items={[
          ...(hasProfile && !isCancelled ? [profile] : []),
          {
            id: 'delete',
            icon: 'trash',
            tone: 'danger',
            label: intl.formatMessage({ id: 'contacts.friends.delete' }),
            onSelect: () => onDelete(friend),
          },
        ]}
      />
    </div>
  );
}
