import type { ElementType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './BlockedUsersView.module.css';

export interface BlockedUser {
  id: string;
  nickname: string;
  avatar: string | null;
  isCancelled: boolean;
  /** Just unblocked; can be undone. */
  isUnblocked: boolean;
}

interface BlockedUsersViewProps {
  /** Null while loading. */
  users: readonly BlockedUser[] | null;
  link: ElementType;
  /** The page of a user. */
  toHref: (user: BlockedUser) => string;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onUnblock: (user: BlockedUser) => void;
  onUndo: (user: BlockedUser) => void;
}

const getLabel = ({ isUnblocked }: BlockedUser) =>
  isUnblocked ? 'profile.blocks.undo-name' : 'profile.blocks.unblock-name';

/** Unblocking changes nothing about the row's height. */
const getLines = ({ isUnblocked, isCancelled }: BlockedUser) => ({
  ...(isUnblocked && { meta: <FormattedMessage id="profile.blocks.unblocked" /> }),
  ...(isCancelled && { detail: <FormattedMessage id="kit.user.cancelled" /> }),
});

/** The blocked users with unblock buttons. A name opens the user's page. */
export function BlockedUsersView(props: BlockedUsersViewProps) {
  const { users, link: Link, toHref, hasFailed, isRetrying, onRetry, onUnblock, onUndo } = props;
  const intl = useIntl();
  if (!users) {
    if (hasFailed) return <ErrorState onRetry={onRetry} isRetrying={isRetrying} />;
    return (
      <div aria-busy>
        <Skeleton shape="row" count={3} />
      </div>
    );
  }
  if (users.length === 0) {
    return (
      <EmptyState illustration="people" title={intl.formatMessage({ id: 'profile.blocks.empty' })}>
        <FormattedMessage id="profile.blocks.empty-text" />
      </EmptyState>
    );
  }
  return (
    <ul>
      {users.map((user) => (
        <li key={user.id}>
          <ListRow
            leading={<Avatar id={user.id} name={user.nickname} src={user.avatar} />}
            title={
              user.isCancelled ? (
                user.nickname
              ) : (
                <Link className={styles.name} to={toHref(user)}>
                  {user.nickname}
                </Link>
              )
            }
            {...getLines(user)}
            end={
              <Button
                variant={user.isUnblocked ? 'quiet' : 'secondary'}
                size="s"
                aria-label={intl.formatMessage({ id: getLabel(user) }, { nickname: user.nickname })}
                onClick={() => (user.isUnblocked ? onUndo(user) : onUnblock(user))}
              >
                <FormattedMessage id={user.isUnblocked ? 'profile.blocks.undo' : 'profile.blocks.unblock'} />
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  );
}
