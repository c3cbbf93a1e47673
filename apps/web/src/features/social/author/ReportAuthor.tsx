import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';

/** Reports a user. */
export function ReportAuthor({ userId, onDone }: { userId: string; onDone: () => void }): ReactNode {
  return (
    <ReportDialogForm
      send={(report) => api.POST('/api/v1/users/report', { body: { user_id: userId, ...report } })}
      onDone={onDone}
    />
  );
}
