import type { Post } from '@quintet/domain/social/media';
import { Sheet } from '@quintet/ui/Sheet';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { BlockDialog } from '../../../shared/users/BlockDialog.tsx';
import { markBlockedAuthorNotFollowed } from '../actions/blocks.ts';
import { closeCommentActionSheetAtom, commentActionSheetAtom } from './comment-sheet.ts';
import { ReportComment } from './ReportComment.tsx';
import { deleteCommentAtom } from './send-comment.ts';

/** The sheets of a post's comments, loaded on first use. */
export default function CommentSheets({ post }: { post: Post }): ReactNode {
  const intl = useIntl();
  const open = useAtomValue(commentActionSheetAtom);
  const close = useSetAtom(closeCommentActionSheetAtom);
  const remove = useSetAtom(deleteCommentAtom);
  if (open?.comment.post_id !== post.id) return null;
  const { comment, sheet } = open;

  switch (sheet) {
    case 'report':
      return (
        <Sheet isOpen onClose={close} title={intl.formatMessage({ id: 'social.comment.report' })}>
          <ReportComment post={post} comment={comment} onDone={close} />
        </Sheet>
      );
    case 'block':
      return (
        <BlockDialog
          user={{ id: comment.author.user_id, name: comment.author.nickname }}
          isOpen
          onClose={close}
          onBlocked={() => markBlockedAuthorNotFollowed(comment.author)}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          tone="danger"
          title="social.comment.delete-title"
          text="social.comment.delete-text"
          confirmLabel="social.comment.delete"
          onConfirm={async () => {
            await remove(comment);
            close();
            showToast('social.comment.deleted');
          }}
          onCancel={close}
        />
      );
  }
}
