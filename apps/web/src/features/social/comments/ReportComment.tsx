import { getRelationship } from '@quintet/domain/social/audience';
import type { Author, Comment, Post } from '@quintet/domain/social/media';
import type { ReportContentCopy } from '@quintet/ui/ReportPreview';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';
import { api } from '../../../shared/requests/api.ts';
import { getShownComment } from './comments.ts';

interface ReportCommentProps {
  post: Post;
  comment: Comment;
  onDone: () => void;
}

/** Reports a comment; the text of the post and the comment that it answers go along. */
export function ReportComment({ post, comment, onDone }: ReportCommentProps): ReactNode {
  const intl = useIntl();
  const { get } = useStore();
  const { id, author, parent_id: parentId } = comment;
  const isGone = getRelationship(author) === 'gone';

  function loadCopies(): ReportContentCopy[] {
    const toCopy = (
      { id: copyId, author: by, create_at: time }: { id: string; author: Author; create_at: string },
      text: string,
    ): ReportContentCopy => {
      const name = getRelationship(by) === 'gone' ? intl.formatMessage({ id: 'kit.user.cancelled' }) : by.nickname;
      return { id: copyId, name, text, time, isReported: copyId === id };
    };
    const parent = parentId === null ? undefined : getShownComment(get, parentId);
    return [
      toCopy(post, [post.text, ...post.tags.map((tag) => `#${tag}`)].join(' ')),
      ...(parent ? [toCopy(parent, parent.text)] : []),
      toCopy(comment, comment.text),
    ];
  }

  return (
    <ReportDialogForm
      loadCopies={async () => loadCopies()}
      send={(report) => api.POST('/social/api/report/comment', { body: { comment_id: id, ...report } })}
      user={isGone ? undefined : { id: author.user_id, name: author.nickname }}
      onDone={onDone}
    />
  );
}
