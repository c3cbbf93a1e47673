import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';
import { api } from '../../../shared/requests/api.ts';

interface ReportChatProps {
  groupId: string;
  /** The other user of a direct message: that user is reported. */
  partnerId: string | null;
  onDone: () => void;
}

/** Reports a group, or the user of a direct message, with the latest messages (spec §9). */
export function ReportChat({ groupId, partnerId, onDone }: ReportChatProps): ReactNode {
  const intl = useIntl();
  return (
    <ReportDialogForm
      notice={intl.formatMessage({ id: 'groups.details.report-notice' })}
      send={(report) =>
        partnerId === null
          ? api.POST('/api/v1/groups/{id}/report', { params: { path: { id: groupId } }, body: report })
          : api.POST('/api/v1/users/report', { body: { user_id: partnerId, ...report } })
      }
      onDone={onDone}
    />
  );
}
