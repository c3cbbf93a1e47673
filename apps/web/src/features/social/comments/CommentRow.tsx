import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import { CommentItem } from '@quintet/ui/views/social/comments/CommentItem';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { copyTextWithToast } from '../../../shared/feedback/copy-text-with-toast.ts';
import { useLazyComponent } from '../../../shared/loading/use-lazy-component.ts';
import { toggleSocialState } from '../actions/toggle.ts';
import { toAuthorHref, useOpenAuthor } from '../navigation.ts';
import { useComment } from './comments.ts';
import { openCommentActionSheet } from './comment-sheet.ts';
import { openCommentComposer } from './composing.ts';

export interface CommentRowContext {
  readonly post: Post;
  readonly canComment: boolean;
  /** When the page was opened, in milliseconds. */
  readonly now: number;
  /** The id of the comment that was just sent. */
  readonly newCommentId: string | null;
  /** The id of the comment that the URL names. */
  readonly linkedId: string | null;
}

const loadCommentText = () => import('./CommentText.tsx');

const copy = (text: string) => copyTextWithToast(text, 'social.comment.copied', 'social.comment.copy-failed');

interface CommentRowProps {
  id: string;
  context: CommentRowContext;
  /** The replies. */
  children?: ReactNode;
}

/** A comment or reply with its actions. */
export function CommentRow({ id, context, children }: CommentRowProps): ReactNode {
  const intl = useIntl();
  const openAuthor = useOpenAuthor();
  const comment = useComment(id);
  const CommentText = useLazyComponent(Boolean(comment?.mentions), loadCommentText);
  if (!comment) return null;
  const { post, canComment, now, newCommentId, linkedId } = context;
  const { author, parent_id: parentId } = comment;
  const relationship = getRelationship(author);
  const isOwn = relationship === 'self';
  const isGone = relationship === 'gone';
  const menu: MenuItemData[] = [
    {
      id: 'copy',
      icon: 'copy',
      label: intl.formatMessage({ id: 'social.comment.copy' }),
      onSelect: () => void copy(comment.text),
    },
  ];
  if (!isOwn)
    menu.push({
      id: 'report',
      icon: 'flag',
      label: intl.formatMessage({ id: 'social.comment.report' }),
      onSelect: () => openCommentActionSheet(comment, 'report'),
    });
  if (!isOwn && !isGone)
    menu.push({
      id: 'block',
      icon: 'block',
      tone: 'danger',
      label: intl.formatMessage({ id: 'social.post.block' }, { name: author.nickname }),
      onSelect: () => openCommentActionSheet(comment, 'block'),
    });
  if (isOwn || getRelationship(post.author) === 'self')
    menu.push({
      id: 'delete',
      icon: 'trash',
      tone: 'danger',
      label: intl.formatMessage({ id: 'social.comment.delete' }),
      onSelect: () => openCommentActionSheet(comment, 'delete'),
    });
  const name = isGone ? intl.formatMessage({ id: 'kit.user.cancelled' }) : author.nickname;
  const reply = { id, threadId: parentId ?? id, name, text: comment.text };
  return (
    <CommentItem
      comment={comment}
      now={now}
      authorHref={toAuthorHref(author)}
      isByAuthor={author.id === post.author.id}
      isNew={newCommentId === id}
      isLinked={linkedId === id}
      onAuthor={() => openAuthor(author)}
      onLike={() => toggleSocialState('like-comment', id, !comment.is_liked)}
      onReply={canComment ? () => openCommentComposer({ postId: post.id, reply }) : undefined}
      menu={menu}
      text={CommentText ? <CommentText {...comment} /> : comment.text}
    >
      {children}
    </CommentItem>
  );
}
