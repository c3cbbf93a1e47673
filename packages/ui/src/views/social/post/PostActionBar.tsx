import type { Post } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { PostActionButton } from './PostActionButton.tsx';
import styles from './PostActionBar.module.css';
import { WriteCommentButton } from '../comments/WriteCommentButton.tsx';

interface PostBarProps {
  /** With pending toggles applied. */
  post: Post;
  /** The draft. */
  draft: string;
  /** Why comments are closed. */
  disabledReason?: string | undefined;
  onWrite: () => void;
  onLike: () => void;
  onCollect: () => void;
  onComments: () => void;
}

/** The bar of a post's page: comment button and actions. */
export function PostActionBar({ post, draft, disabledReason, onWrite, onLike, onCollect, onComments }: PostBarProps) {
  const intl = useIntl();
  return (
    <div className={styles.bar} role="toolbar" aria-label={intl.formatMessage({ id: 'social.post.actions' })}>
      <WriteCommentButton {...{ draft, disabledReason, onWrite }} />
      <PostActionButton action="like" count={post.like_count} isPressed={post.is_liked} onPress={onLike} />
      <PostActionButton action="collect" count={post.collect_count} isPressed={post.is_collected} onPress={onCollect} />
      <PostActionButton action="comment" count={post.comment_count} onPress={onComments} />
    </div>
  );
}
