import type { ResolvedError } from '@quintet/api/error-catalogue';
import { Alert } from '@quintet/ui/Alert';
import { Dialog } from '@quintet/ui/Dialog';
import { Toast } from '@quintet/ui/Toast';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatResolvedError } from '../shared/feedback/format-resolved-error.ts';
import { resolveThrownError } from '../shared/feedback/resolve-thrown-error.ts';
import { dismissErrorsUpTo, type PresentedError, usePresentedErrors } from '../shared/feedback/errors.ts';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';

interface DescribedError {
  readonly error: PresentedError;
  readonly errorMessage: ResolvedError;
}

/** Shows the newest reported error as the catalogue says (spec §8). A dialog stays until it is closed. */
export default function ErrorPresenter(): ReactNode {
  const errors = usePresentedErrors();
  const [shown, setShown] = useState<DescribedError | null>(null);
  const isDialogOpen = shown?.errorMessage.display === 'dialog' && errors.includes(shown.error);
  const current = isDialogOpen ? shown.error : errors.at(-1);

  useEffect(() => {
    if (!current) return undefined;
    let isCurrent = true;
    void Promise.all([resolveThrownError(current.error), loadTranslationNamespace('main').catch(() => undefined)]).then(
      ([errorMessage]) => {
        if (!isCurrent) return;
        if (errorMessage) setShown({ error: current, errorMessage });
        else dismissErrorsUpTo(current.key);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [current]);

  if (!shown) return null;
  const { error, errorMessage } = shown;
  const isOpen = errors.includes(error);
  // A dialog stays until it has closed: removed at once, it would not give back the focus.
  if (!isOpen && errorMessage.display !== 'dialog') return null;
  // Errors of several operations with one text are shown once.
  return (
    <ErrorMessage
      key={`${errorMessage.message} ${error.about}`}
      isOpen={isOpen}
      errorMessage={errorMessage}
      about={error.about}
      onClose={() => dismissErrorsUpTo(error.key)}
    />
  );
}

interface ErrorMessageProps extends Pick<PresentedError, 'about'> {
  isOpen: boolean;
  errorMessage: ResolvedError;
  onClose: () => void;
}

function ErrorMessage({ isOpen, errorMessage, about, onClose }: ErrorMessageProps): ReactNode {
  const intl = useIntl();
  const text = intl.formatMessage({ id: errorMessage.message }, errorMessage.values);
  const sub = errorMessage.sub && intl.formatMessage({ id: errorMessage.sub }, errorMessage.values);
  switch (errorMessage.display) {
    case 'dialog':
      return (
        <Dialog
          isOpen={isOpen}
          title={text}
          confirmLabel={intl.formatMessage({ id: 'kit.dialog.confirm' })}
          onConfirm={onClose}
        >
          {sub}
        </Dialog>
      );
    case 'alert':
      return (
        <Alert tone="danger" title={text} onClose={onClose}>
          {sub}
        </Alert>
      );
    default:
      // No form has handled a pass-through error: it becomes a toast.
      return (
        <Toast about={about} onClose={onClose}>
          {formatResolvedError(intl, errorMessage)}
        </Toast>
      );
  }
}
