import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';

interface ReportAuthorProps {
  author: { readonly user_id: string; readonly nickname: string };
  onDone: () => void;
}

/** Reports a user; nothing else goes along. */
export default function ReportAuthor({ author: { user_id, nickname }, onDone }: ReportAuthorProps): ReactNode {
  return (
    <ReportDialogForm
      loadCopies={async () => []}
      send={(report) => api.POST('/api/v1/users/report', { body: { user_id, ...report } })}
      user={{ id: user_id, name: nickname }}
      onDone={onDone}
    />
  );
}
