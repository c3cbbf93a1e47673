import { COMMENT_TEXT_MAX } from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ReportDialogForm } from '../actions/ReportDialogForm.tsx';

/** Reports a post. */
export function ReportPost({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  return (
    <ReportDialogForm
      limit={COMMENT_TEXT_MAX}
      send={(report) => api.POST('/social/api/report/post', { body: { post_id: id, ...report } })}
      onDone={onDone}
    />
  );
}
