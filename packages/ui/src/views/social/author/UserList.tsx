import type { Author } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../../../components/PagedList.tsx';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './UserList.module.css';

interface UserListProps extends Pick<PagedListProps, 'tail' | 'errorText' | 'onNearEnd' | 'onRetry'> {
  users: readonly Author[];
  toHref: (author: Author) => string;
  /** The empty text. */
  emptyText: string;
  onOpen: (author: Author) => void;
  onFollow: (author: Author, isFollowing: boolean) => void;
}

/** A list of users: likers, viewers, followings, followers. */
export function UserList(props: UserListProps) {
  const { users, toHref, emptyText, errorText, onOpen, onFollow, ...paging } = props;
  const intl = useIntl();
  return (
    <PagedList
      {...paging}
      isEmpty={users.length === 0}
      emptyState={<EmptyState illustration="people" title={emptyText} />}
      errorText={errorText ?? intl.formatMessage({ id: 'kit.error.title' })}
    >
      <ul className={styles.people} aria-busy={paging.tail === 'loading'}>
        {users.map((author) => (
          <li key={author.id} className={styles.person}>
            <a className={styles.link} href={toHref(author)} onClick={createPlainClickHandler(() => onOpen(author))}>
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
    </PagedList>
  );
}
