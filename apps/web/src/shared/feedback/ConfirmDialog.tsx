import type { MessageId } from '@quintet/i18n/ids';
import { Dialog } from '@quintet/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAsyncAction } from '../forms/use-async-action.ts';

interface ConfirmDialogProps {
  isOpen?: boolean;
  tone?: 'normal' | 'danger';
  title: MessageId;
  text: MessageId;
  confirmLabel: MessageId;
  cancelLabel?: MessageId;
  /** The values of the title and text. */
  values?: Record<string, string | number | undefined>;
  /** Above the text. */
  children?: ReactNode;
  /** The dialog is busy until it settles, and shows its error. */
  onConfirm: () => Promise<unknown> | void;
  /** The user does not confirm. */
  onCancel: () => void;
}

/** Asks before an action. The action closes the dialog, so that it decides whether a failure leaves it open. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen = true, tone = 'normal', values, cancelLabel = 'kit.dialog.cancel', onConfirm, onCancel } = props;
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();
  return (
    <Dialog
      isOpen={isOpen}
      tone={tone}
      title={intl.formatMessage({ id: props.title }, values)}
      confirmLabel={intl.formatMessage({ id: props.confirmLabel })}
      cancelLabel={intl.formatMessage({ id: cancelLabel })}
      isBusy={isBusy}
      onConfirm={() => void run(async () => onConfirm())}
      onCancel={onCancel}
    >
      {props.children}
      {intl.formatMessage({ id: props.text }, values)}
    </Dialog>
  );
}
