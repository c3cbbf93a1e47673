import type { ReportInput } from '@quintet/domain/report';
import { ReportDone } from '@quintet/ui/ReportDone';
import { ReportForm } from '@quintet/ui/ReportForm';
import { ReportPreview, type ReportContentCopy } from '@quintet/ui/ReportPreview';
import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useAsyncAction } from '../forms/use-async-action.ts';
import { blockedUserIdsAtom, blockUser } from '../users/blocks.ts';

interface ReportDialogFormProps {
  /** Loads what goes along with the report. @throws ApiError */
  loadCopies: () => Promise<readonly ReportContentCopy[]>;
  /** @throws ApiError */
  send: (report: ReportInput) => Promise<unknown>;
  /** The reported user, who can be blocked too. */
  user?: { readonly id: string; readonly name: string } | undefined;
  /** The user was blocked; without it the report stays open and says so. */
  onBlocked?: () => void;
  onDone: () => void;
}

type Step =
  | { readonly name: 'form' | 'done' }
  | { readonly name: 'preview'; readonly report: ReportInput; readonly copies: readonly ReportContentCopy[] };

/** Reports a message, post or user to the operator (spec §6): reason, preview, thanks. A failed step stays open. */
export function ReportDialogForm({ loadCopies, send, user, onBlocked, onDone }: ReportDialogFormProps): ReactNode {
  const { isBusy, run } = useAsyncAction();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const isBlocked = useAtomValue(blockedUserIdsAtom)?.has(user?.id ?? '') === true;

  async function preview(report: ReportInput): Promise<void> {
    setStep({ name: 'preview', report, copies: await loadCopies() });
  }
  async function sendReport(report: ReportInput): Promise<void> {
    await send(report);
    setStep({ name: 'done' });
  }

  async function block(userId: string): Promise<void> {
    await blockUser(userId);
    onBlocked?.();
  }

  if (step.name === 'done')
    return (
      <ReportDone
        block={user && { name: user.name, isBlocked, isBusy, onBlock: () => void run(() => block(user.id)) }}
        onClose={onDone}
      />
    );
  return (
    <>
      {/* Stays, so that its input is there on the way back. */}
      <div hidden={step.name === 'preview'}>
        <ReportForm isBusy={isBusy} onNext={(report) => void run(() => preview(report))} />
      </div>
      {step.name === 'preview' && (
        <ReportPreview
          copies={step.copies}
          isBusy={isBusy}
          onBack={() => setStep({ name: 'form' })}
          onSend={() => void run(() => sendReport(step.report))}
        />
      )}
    </>
  );
}
