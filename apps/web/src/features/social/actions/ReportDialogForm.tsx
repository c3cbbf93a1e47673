import { ReportForm, type ReportReason } from '@quintet/ui/views/social/ReportForm';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/toasts.ts';
import { useAsyncAction } from '../../../shared/use-async-action.ts';

interface ReportDialogFormProps {
  /** Characters that what is written may have. */
  limit: number;
  /** Brings it to the server; `text` is left out where nothing was written. @throws ApiError */
  send: (report: { reason: ReportReason; text?: string }) => Promise<unknown>;
  onDone: () => void;
}

/** Reports somebody or something to the operator (spec §6). */
export function ReportDialogForm({ limit, send, onDone }: ReportDialogFormProps): ReactNode {
  const { isBusy, run } = useAsyncAction();

  async function report(reason: ReportReason, text: string): Promise<void> {
    await send({ reason, ...(text !== '' && { text }) });
    showToast('social.report.done');
    onDone();
  }

  return <ReportForm limit={limit} isBusy={isBusy} onSend={(reason, text) => void run(() => report(reason, text))} />;
}
