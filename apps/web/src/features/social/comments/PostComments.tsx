import type { Post } from '@quintet/domain/social/media';
import { CommentList } from '@quintet/ui/views/social/comments/CommentList';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { useRefreshOpenPost } from '../live-post.ts';
import { refreshPagedListAtom } from '../paged-lists.ts';
import { usePagedList } from '../use-paged-list.ts';
import { CommentRow } from './CommentRow.tsx';
import { createPostCommentsSource } from './comment-lists.ts';
import { closeCommentActionSheetAtom, commentActionSheetAtom } from './comment-sheet.ts';
import { useVisibleCommentIds } from './comments.ts';
import { ReplyThread } from './ReplyThread.tsx';
import { canCommentOnPost } from './use-comment-button-props.ts';
import { lastSentCommentIdAtom } from './composing.ts';
import { useLinkedComment } from './use-linked-comment.ts';

const loadCommentSheets = () => import('./CommentSheets.tsx');

interface CommentsProps {
  post: Post;
  /** The container shows the count. */
  isTitleHidden?: boolean;
}

/** The comments of a post. */
export function PostComments({ post, isTitleHidden = false }: CommentsProps): ReactNode {
  const { ids, tail, loadMore } = usePagedList(createPostCommentsSource(post.id));
  const shown = useVisibleCommentIds(ids);
  useRefreshOpenPost(post.id);
  const newCommentId = useAtomValue(lastSentCommentIdAtom);
  const refresh = useSetAtom(refreshPagedListAtom);
  const [now] = useState(Date.now);
  const isSheetOpen = useAtomValue(commentActionSheetAtom)?.comment.post_id === post.id;
  const CommentSheets = useLazyDialog(isSheetOpen, loadCommentSheets, useSetAtom(closeCommentActionSheetAtom));
  const isCommentable = canCommentOnPost(post);
  const { linked, isMissing } = useLinkedComment(post.id);
  const context = { post, canComment: isCommentable, now, newCommentId, linkedId: linked?.id ?? null };
  const firstId = linked && (linked.parentId ?? linked.id);

  // A first comment arrived while the post was open: refresh.
  const hasMissed = tail === 'end' && ids.length === 0 && post.comment_count > 0;
  useEffect(() => {
    if (hasMissed) refresh(createPostCommentsSource(post.id)).catch(() => undefined);
  }, [hasMissed, refresh, post.id]);

  return (
    <>
      <CommentList
        count={post.comment_count}
        isTitleHidden={isTitleHidden}
        ids={firstId ? [...new Set([firstId, ...shown])] : shown}
        isLinkMissing={isMissing}
        renderComment={(id) => (
          <CommentRow id={id} context={context}>
            <ReplyThread id={id} firstReply={linked?.parentId === id ? linked.id : null} context={context} />
          </CommentRow>
        )}
        tail={tail}
        isClosed={!isCommentable}
        onNearEnd={loadMore}
        onRetry={loadMore}
      />
      {CommentSheets && <CommentSheets post={post} />}
    </>
  );
}
