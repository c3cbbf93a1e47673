import { REPORT_TEXT_MAX } from '@quintet/domain/chat/report';
import type { Author } from '@quintet/domain/social/media';
import { ReportForm, type ReportReason } from '@quintet/ui/views/social/ReportForm';
import { useState, type ReactNode } from 'react';
import { api } from '../../../shared/api.ts';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';

/** Reports a user to the operator (spec §6). */
export function ReportAuthor({ author, onDone }: { author: Author; onDone: () => void }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);

  async function send(reason: ReportReason, text: string): Promise<void> {
    setIsBusy(true);
    try {
      await api.POST('/api/v1/users/report', {
        body: { user_id: author.user_id, reason, ...(text !== '' && { text }) },
      });
      tell('social.report.done');
      onDone();
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return <ReportForm limit={REPORT_TEXT_MAX} isBusy={isBusy} onSend={(reason, text) => void send(reason, text)} />;
}
