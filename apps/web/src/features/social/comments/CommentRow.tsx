import { getRelationship } from '@quintet/domain/social/audience';
import type { Comment, Post } from '@quintet/domain/social/media';
import type { MenuItem } from '@quintet/ui/MenuItems';
import { CommentItem } from '@quintet/ui/views/social/CommentItem';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '../../../shared/feedback/copy-text.ts';
import { toggle } from '../actions/toggle.ts';
import { toAuthorHref, useOpenAuthor } from '../navigation.ts';
import { useComment } from './comments.ts';
import { startComment } from './composing.ts';

export interface CommentContext {
  readonly post: Post;
  readonly canComment: boolean;
  /** When the page was opened, in milliseconds. */
  readonly now: number;
  /** The id of the comment that was just sent. */
  readonly newCommentId: string | null;
  readonly onDelete: (comment: Comment) => void;
}

const copy = (text: string) => copyText(text, 'social.comment.copied', 'social.comment.copy-failed');

interface CommentRowProps {
  id: string;
  context: CommentContext;
  /** The replies. */
  children?: ReactNode;
}

/** A comment or reply with its actions. */
export function CommentRow({ id, context, children }: CommentRowProps): ReactNode {
  const intl = useIntl();
  const openAuthor = useOpenAuthor();
  const comment = useComment(id);
  if (!comment) return null;
  const { post, canComment, now, newCommentId, onDelete } = context;
  const { author, parent_id: parentId } = comment;
  const canDelete = getRelationship(author) === 'self' || getRelationship(post.author) === 'self';
  const menu: MenuItem[] = [
    {
      id: 'copy',
      icon: 'copy',
      label: intl.formatMessage({ id: 'social.comment.copy' }),
      onSelect: () => void copy(comment.text),
    },
    ...(canDelete
      ? [
          {
            id: 'delete',
            icon: 'trash' as const,
            tone: 'danger' as const,
            label: intl.formatMessage({ id: 'social.comment.delete' }),
            onSelect: () => onDelete(comment),
          },
        ]
      : []),
  ];
  const isGone = getRelationship(author) === 'gone';
  const name = isGone ? intl.formatMessage({ id: 'kit.user.cancelled' }) : author.nickname;
  const reply = { id, threadId: parentId ?? id, name };
  return (
    <CommentItem
      comment={comment}
      now={now}
      authorHref={toAuthorHref(author)}
      isByAuthor={author.id === post.author.id}
      isNew={newCommentId === id}
      onAuthor={() => openAuthor(author)}
      onLike={() => toggle('like-comment', id, !comment.is_liked)}
      onReply={canComment ? () => startComment({ postId: post.id, reply }) : undefined}
      menu={menu}
    >
      {children}
    </CommentItem>
  );
}
