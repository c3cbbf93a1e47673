import type { Comment } from '@quintet/domain/social/media';
import { Replies } from '@quintet/ui/views/social/Replies';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { reportFailure } from '../../../shared/failures.ts';
import { listingAtom, loadMoreAtom } from '../listings.ts';
import { CommentRow, type CommentContext } from './CommentRow.tsx';
import { repliesTo } from './queries.ts';

/** The answers to a comment; they come when they are wanted. */
export function Thread({ comment, context }: { comment: Comment; context: CommentContext }): ReactNode {
  const source = repliesTo(comment.id);
  const { ids, next, loading, failure } = useAtomValue(listingAtom(source.key));
  const loadMore = useSetAtom(loadMoreAtom);
  const isAll = next === null;
  return (
    <Replies
      ids={ids}
      renderComment={(id) => <CommentRow id={id} context={context} />}
      hiddenCount={isAll ? 0 : Math.max(0, comment.sub_comment_count - ids.length)}
      isLoading={loading !== 'nothing'}
      onMore={() => void loadMore(source).then(() => failure !== null && reportFailure(failure))}
    />
  );
}
