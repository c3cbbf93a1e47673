import { ReportForm, type ReportReason } from '@quintet/ui/views/social/ReportForm';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';

interface ReportDialogFormProps {
  /** Maximum length of the text. */
  limit: number;
  /** Sends the report; `text` is omitted when empty. @throws ApiError */
  send: (report: { reason: ReportReason; text?: string }) => Promise<unknown>;
  onDone: () => void;
}

/** The form that reports a post or user to the operator (spec §6). */
export function ReportDialogForm({ limit, send, onDone }: ReportDialogFormProps): ReactNode {
  const { isBusy, run } = useAsyncAction();

  async function report(reason: ReportReason, text: string): Promise<void> {
    await send({ reason, ...(text !== '' && { text }) });
    showToast('social.report.done');
    onDone();
  }

  return <ReportForm limit={limit} isBusy={isBusy} onSend={(reason, text) => void run(() => report(reason, text))} />;
}
