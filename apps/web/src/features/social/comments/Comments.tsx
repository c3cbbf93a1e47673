import type { Comment, Post } from '@quintet/domain/social/media';
import { CommentList } from '@quintet/ui/views/social/CommentList';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useLivePost } from '../live-post.ts';
import { refreshAtom } from '../paged-lists.ts';
import { usePagedList } from '../use-paged-list.ts';
import { CommentRow } from './CommentRow.tsx';
import { commentsOn } from './comment-lists.ts';
import { deleteCommentAtom } from './send-comment.ts';
import { Thread } from './Thread.tsx';
import { canComment } from './use-start-comment.ts';
import { newCommentIdAtom } from './composing.ts';

interface CommentsProps {
  post: Post;
  /** The container shows the count. */
  isTitleHidden?: boolean;
}

/** The comments of a post. */
export function Comments({ post, isTitleHidden = false }: CommentsProps): ReactNode {
  const { ids, rest, loadMore } = usePagedList(commentsOn(post.id));
  useLivePost(post.id);
  const newCommentId = useAtomValue(newCommentIdAtom);
  const remove = useSetAtom(deleteCommentAtom);
  const beginAnew = useSetAtom(refreshAtom);
  const [now] = useState(Date.now);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const isCommentable = canComment(post);
  const context = { post, canComment: isCommentable, now, newCommentId, onDelete: setToDelete };

  // A first comment arrived while the post was open: refresh.
  const hasMissed = rest === 'end' && ids.length === 0 && post.comment_count > 0;
  useEffect(() => {
    if (hasMissed) beginAnew(commentsOn(post.id)).catch(() => undefined);
  }, [hasMissed, beginAnew, post.id]);

  async function confirm(): Promise<void> {
    if (!toDelete) return;
    setToDelete(null);
    try {
      await remove(toDelete);
      showToast('social.comment.deleted');
    } catch (error) {
      showError(error);
    }
  }

  return (
    <>
      <CommentList
        count={post.comment_count}
        isTitleHidden={isTitleHidden}
        ids={ids}
        renderComment={(id) => (
          <CommentRow id={id} context={context}>
            <Thread id={id} context={context} />
          </CommentRow>
        )}
        rest={rest}
        isClosed={!isCommentable}
        onNearEnd={loadMore}
        onRetry={loadMore}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        tone="danger"
        title="social.comment.delete-title"
        text="social.comment.delete-text"
        confirmLabel="social.comment.delete"
        onConfirm={() => void confirm()}
        onCancel={() => setToDelete(null)}
      />
    </>
  );
}
