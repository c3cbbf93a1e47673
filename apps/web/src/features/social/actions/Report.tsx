import { ReportForm, type ReportReason } from '@quintet/ui/views/social/ReportForm';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';

interface ReportProps {
  /** Characters that what is written may have. */
  limit: number;
  /** Brings it to the server; `text` is left out where nothing was written. @throws ApiError */
  send: (report: { reason: ReportReason; text?: string }) => Promise<unknown>;
  onDone: () => void;
}

/** Reports somebody or something to the operator (spec §6). */
export function Report({ limit, send, onDone }: ReportProps): ReactNode {
  const [isBusy, setIsBusy] = useState(false);

  async function go(reason: ReportReason, text: string): Promise<void> {
    setIsBusy(true);
    try {
      await send({ reason, ...(text !== '' && { text }) });
      tell('social.report.done');
      onDone();
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return <ReportForm limit={limit} isBusy={isBusy} onSend={(reason, text) => void go(reason, text)} />;
}
