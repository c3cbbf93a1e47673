import type { Post } from '@quintet/domain/social/media';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';

interface ReportPostProps {
  post: Post;
  onBlocked: () => void;
  onDone: () => void;
}

/** Reports a post; its text, tags and files go along. */
export function ReportPost({ post, onBlocked, onDone }: ReportPostProps): ReactNode {
  const { id, author, text, tags, create_at: time } = post;
  const words = [text, ...tags.map((tag) => `#${tag}`)].join(' ');
  return (
    <ReportDialogForm
      loadCopies={async () => [{ id, name: author.nickname, text: words, time, isReported: true }]}
      send={(report) => api.POST('/social/api/report/post', { body: { post_id: id, ...report } })}
      user={{ id: author.user_id, name: author.nickname }}
      onBlocked={onBlocked}
      onDone={onDone}
    />
  );
}
