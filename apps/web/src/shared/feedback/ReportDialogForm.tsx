import type { Report } from '@quintet/domain/report';
import { ReportForm } from '@quintet/ui/ReportForm';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../forms/use-async-action.ts';
import { showToast } from './toasts.ts';

interface ReportDialogFormProps {
  /** What is sent with the report. */
  notice?: string;
  /** @throws ApiError */
  send: (report: Report) => Promise<unknown>;
  onDone: () => void;
}

/** Reports a message, post or user to the operator (spec §6). A failed report leaves the form open. */
export function ReportDialogForm({ notice, send, onDone }: ReportDialogFormProps): ReactNode {
  const { isBusy, run } = useAsyncAction();

  async function report(input: Report): Promise<void> {
    await send(input);
    showToast('kit.report.done');
    onDone();
  }

  return <ReportForm notice={notice} isBusy={isBusy} onSend={(input) => void run(() => report(input))} />;
}
