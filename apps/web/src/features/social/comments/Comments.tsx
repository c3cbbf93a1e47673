import type { Comment, Post } from '@quintet/domain/social/media';
import { Dialog } from '@quintet/ui/Dialog';
import { CommentList } from '@quintet/ui/views/social/CommentList';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';
import { useList } from '../use-list.ts';
import { WhenWanted } from '../WhenWanted.tsx';
import { CommentRow } from './CommentRow.tsx';
import { commentsOn } from './queries.ts';
import { deleteCommentAtom } from './send.ts';
import { Thread } from './Thread.tsx';
import { writingAtom } from './writing.ts';

const Writer = lazy(() => import('./Writer.tsx'));

/** Everything that was said to a post, and the form to say more. */
export function Comments({ post, mayComment }: { post: Post; mayComment: boolean }): ReactNode {
  const intl = useIntl();
  const { ids, rest, more } = useList(commentsOn(post.id));
  const writing = useAtomValue(writingAtom);
  const remove = useSetAtom(deleteCommentAtom);
  const [now] = useState(Date.now);
  const [newest, setNewest] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const context = { post, mayComment, now, newest, onDelete: setLeaving };

  async function confirm(): Promise<void> {
    if (!leaving) return;
    setLeaving(null);
    try {
      await remove(leaving);
      tell('social.comment.deleted');
    } catch (error) {
      reportFailure(error);
    }
  }

  return (
    <>
      <CommentList
        count={post.comment_count}
        ids={ids}
        renderComment={(id) => (
          <CommentRow id={id} context={context}>
            <Thread id={id} context={context} />
          </CommentRow>
        )}
        rest={rest}
        isClosed={!mayComment}
        onNearEnd={more}
        onRetry={more}
      />
      <WhenWanted isWanted={writing?.postId === post.id}>
        <Writer postId={post.id} onSent={setNewest} />
      </WhenWanted>
      <Dialog
        isOpen={leaving !== null}
        tone="danger"
        title={intl.formatMessage({ id: 'social.comment.delete-title' })}
        confirmLabel={intl.formatMessage({ id: 'social.comment.delete' })}
        cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving(null)}
      >
        {intl.formatMessage({ id: 'social.comment.delete-text' })}
      </Dialog>
    </>
  );
}
