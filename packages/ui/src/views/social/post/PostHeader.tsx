import type { Author } from '@quintet/domain/social/media';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { FollowButton } from '../author/FollowButton.tsx';
import styles from './PostHeader.module.css';

interface PostHeaderProps {
  author: Author;
  authorHref: string;
  /** IconButtons and a menu. */
  end?: ReactNode;
  onBack: () => void;
  onAuthor: () => void;
  onFollow: (author: Author, isFollowing: boolean) => void;
}

/** The header of a post's page with its author. */
export function PostHeader({ author, authorHref, end, onBack, onAuthor, onFollow }: PostHeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles.head}>
      <IconButton icon="back" label={intl.formatMessage({ id: 'kit.bar.back' })} onClick={onBack} />
      <h1 className={styles.title}>
        <a className={styles.author} href={authorHref} onClick={createPlainClickHandler(onAuthor)}>
          <Avatar size="m" id={author.id} name={author.nickname} src={author.avatar_thumbnail} />
          <span className={styles.name}>
            <bdi>{author.nickname}</bdi>
          </span>
        </a>
      </h1>
      <FollowButton author={author} onFollow={onFollow} />
      {end}
    </header>
  );
}
