import type { Author } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { onPlainClick } from '../../components/plain-click.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { FollowButton } from './FollowButton.tsx';
import styles from './UserList.module.css';
import { useNearEnd } from './use-near-end.ts';

interface UserListProps {
  users: readonly Author[];
  toHref: (author: Author) => string;
  /** The empty text. */
  emptyText: string;
  rest: 'more' | 'loading' | 'failed' | 'end';
  /** The error text. */
  errorText?: string | undefined;
  onOpen: (author: Author) => void;
  onFollow: (author: Author, wanted: boolean) => void;
  onNearEnd: () => void;
  onRetry: () => void;
}

/** A list of users: likers, viewers, followings, followers. */
export function UserList(props: UserListProps) {
  const { users, toHref, emptyText, rest, errorText, onOpen, onFollow, onNearEnd, onRetry } = props;
  const intl = useIntl();
  const end = useNearEnd(rest === 'more', onNearEnd);
  if (rest === 'end' && users.length === 0) return <EmptyState illustration="people" title={emptyText} />;
  return (
    <>
      <ul className={styles.people} aria-busy={rest === 'loading'}>
        {users.map((author) => (
          <li key={author.id} className={styles.person}>
            <a className={styles.link} href={toHref(author)} onClick={onPlainClick(() => onOpen(author))}>
              <Avatar id={author.id} name={author.nickname} src={author.avatar_thumbnail} />
              <span className={styles.names}>
                <span className={styles.name}>
                  <bdi>{author.nickname}</bdi>
                </span>
                {author.introduction && <span className={styles.about}>{author.introduction}</span>}
              </span>
            </a>
            <FollowButton author={author} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {rest === 'loading' && <Skeleton shape="row" count={users.length > 0 ? 1 : 4} />}
      {rest === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{errorText ?? intl.formatMessage({ id: 'kit.error.title' })}</p>
          <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
            {intl.formatMessage({ id: 'kit.error.retry' })}
          </Button>
        </div>
      )}
      <div ref={end} />
    </>
  );
}
