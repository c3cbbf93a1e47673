import type { MessageId } from '@quintet/i18n/ids';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import styles from './NotAddedList.module.css';

const REASONS = {
  blocked: 'groups.not-added.blocked',
  limit: 'groups.not-added.limit',
  left: 'groups.not-added.left',
  cancelled: 'kit.user.cancelled',
  not_friend: 'groups.not-added.not-friend',
  already_member: 'groups.not-added.already-member',
} as const satisfies Record<string, MessageId>;

/** A user who could not be added to a group. */
export interface NotAddedUser {
  readonly id: string;
  readonly name: string;
  readonly src: string | null;
  readonly reason: keyof typeof REASONS;
}

interface NotAddedListProps {
  groupName: string;
  users: readonly NotAddedUser[];
}

/** The users who could not be added to a group, each with the reason. */
export function NotAddedList({ groupName, users }: NotAddedListProps) {
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="groups.not-added.text" values={{ name: groupName, count: users.length }} />
      </p>
      <ul>
        {users.map(({ id, name, src, reason }) => (
          <li key={id}>
            <ListRow
              leading={<Avatar id={id} name={name} src={src} />}
              title={name}
              detail={<FormattedMessage id={REASONS[reason]} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
