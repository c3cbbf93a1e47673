import { COMMENT_TEXT_MAX } from '@quintet/domain/limits';
import { ReportForm, type ReportReason } from '@quintet/ui/views/social/ReportForm';
import { useState, type ReactNode } from 'react';
import { api } from '../../../shared/api.ts';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';

/** Reports a post to the operator (spec §6). */
export function ReportPost({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);

  async function send(reason: ReportReason, text: string): Promise<void> {
    setIsBusy(true);
    try {
      await api.POST('/social/api/report/post', { body: { post_id: id, reason, ...(text !== '' && { text }) } });
      tell('social.report.done');
      onDone();
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return <ReportForm limit={COMMENT_TEXT_MAX} isBusy={isBusy} onSend={(reason, text) => void send(reason, text)} />;
}
