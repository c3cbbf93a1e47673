import { getRelationship } from '@quintet/domain/social/audience';
import type { Comment } from '@quintet/domain/social/media';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import type { MenuItemData } from '../../../components/MenuItems.tsx';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { PostActionButton } from '../post/PostActionButton.tsx';
import styles from './CommentItem.module.css';
import { IconMenu } from '../../../components/IconMenu.tsx';
import { RelativeTime } from '../RelativeTime.tsx';

interface CommentItemProps {
  /** With pending toggles applied. */
  comment: Comment;
  /** Milliseconds. */
  now: number;
  authorHref: string;
  /** By the post's author. */
  isByAuthor: boolean;
  /** Just sent: highlighted for a moment. */
  isNew?: boolean;
  /** Named by the URL: highlighted, scrolled to and focused. */
  isLinked?: boolean;
  onAuthor: () => void;
  onLike: () => void;
  /** Omitted when replies are closed. */
  onReply?: (() => void) | undefined;
  menu: readonly MenuItemData[];
  /** The text with its mentions. */
  text?: ReactNode;
  /** The replies. */
  children?: ReactNode;
}

/** A comment or reply. */
export function CommentItem(props: CommentItemProps) {
  const {
    comment,
    now,
    authorHref,
    isByAuthor,
    isNew,
    isLinked = false,
    onAuthor,
    onLike,
    onReply,
    menu,
    text = comment.text,
    children,
  } = props;
  const intl = useIntl();
  const { author, like_count: likes, is_liked: isLiked, reply_to: replyTo, parent_id: parentId } = comment;
  // A deleted author's comments stay without a name.
  const isGone = getRelationship(author) === 'gone';
  const goneName = intl.formatMessage({ id: 'kit.user.cancelled' });
  const name = isGone ? goneName : author.nickname;
  const openAuthor = createPlainClickHandler(onAuthor);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return (
    <article
      ref={article}
      className={styles.comment}
      aria-label={name}
      aria-current={isLinked || undefined}
      tabIndex={isLinked ? -1 : undefined}
      data-sub={parentId !== null || undefined}
      data-new={isNew || undefined}
    >
      <a className={styles.face} href={authorHref} onClick={openAuthor} tabIndex={-1} aria-hidden>
        <Avatar size={parentId === null ? 's' : 'xs'} id={author.id} name={name} src={author.avatar_thumbnail} />
      </a>
      <div className={styles.body}>
        <p className={styles.who}>
          <a href={authorHref} onClick={openAuthor}>
            <bdi>{name}</bdi>
          </a>
          {isByAuthor && <span className={styles.badge}>{intl.formatMessage({ id: 'social.comment.author' })}</span>}
        </p>
        <p className={styles.text} dir="auto">
          {replyTo !== null && (
            <span className={styles.to} dir="auto">
              {intl.formatMessage({ id: 'social.comment.to' }, { name: replyTo || goneName })}
            </span>
          )}
          {text}
        </p>
        <div className={styles.foot}>
          <RelativeTime at={comment.create_at} now={now} />
          {onReply && (
            <button type="button" className={styles.reply} onClick={onReply}>
              {intl.formatMessage({ id: 'social.comment.reply' })}
            </button>
          )}
          <IconMenu label={intl.formatMessage({ id: 'social.comment.menu' }, { name })} items={menu} />
        </div>
        {children}
      </div>
      <div className={styles.like}>
        <PostActionButton
          size="s"
          direction="column"
          action="like"
          count={likes}
          isPressed={isLiked}
          onPress={onLike}
        />
      </div>
    </article>
  );
}
