import { CommentReplies } from '@quintet/ui/views/social/comments/CommentReplies';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { pagedListAtomFamily, loadMoreItemsAtom } from '../paged-lists.ts';
import { CommentRow, type CommentRowContext } from './CommentRow.tsx';
import { useComment } from './comments.ts';
import { createCommentRepliesSource } from './comment-lists.ts';

interface ReplyThreadProps {
  id: string;
  /** The reply that the URL names: shown before the others. */
  firstReply: string | null;
  context: CommentRowContext;
}

/** The replies to a comment, loaded on demand. */
export function ReplyThread({ id, firstReply, context }: ReplyThreadProps): ReactNode {
  const count = useComment(id)?.sub_comment_count ?? 0;
  const source = createCommentRepliesSource(id);
  const { ids, next, loading, error } = useAtomValue(pagedListAtomFamily(source.key));
  const loadMore = useSetAtom(loadMoreItemsAtom);
  const isAll = next === null;
  const shownIds = firstReply === null ? ids : [firstReply, ...ids.filter((reply) => reply !== firstReply)];
  useEffect(() => {
    if (error !== null) showError(error);
  }, [error]);
  return (
    <CommentReplies
      ids={shownIds}
      renderComment={(reply) => <CommentRow id={reply} context={context} />}
      hiddenCount={isAll ? 0 : Math.max(0, count - shownIds.length)}
      isLoading={loading !== 'nothing'}
      onMore={() => void loadMore(source)}
    />
  );
}
