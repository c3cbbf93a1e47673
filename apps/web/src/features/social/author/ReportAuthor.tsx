import { REPORT_TEXT_MAX } from '@quintet/domain/chat/report';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ReportDialogForm } from '../actions/ReportDialogForm.tsx';

/** Reports a user. */
export function ReportAuthor({ userId, onDone }: { userId: string; onDone: () => void }): ReactNode {
  return (
    <ReportDialogForm
      limit={REPORT_TEXT_MAX}
      send={(report) => api.POST('/api/v1/users/report', { body: { user_id: userId, ...report } })}
      onDone={onDone}
    />
  );
}
