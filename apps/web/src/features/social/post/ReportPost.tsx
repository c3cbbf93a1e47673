import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';

/** Reports a post. */
export function ReportPost({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  return (
    <ReportDialogForm
      send={(report) => api.POST('/social/api/report/post', { body: { post_id: id, ...report } })}
      onDone={onDone}
    />
  );
}
