import type { ErrorDisplay, ResolvedError } from '@quintet/api/error-catalogue';
import { ApiError } from '@quintet/api/error';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatResolvedError } from '../feedback/format-resolved-error.ts';
import { resolveThrownError } from '../feedback/resolve-thrown-error.ts';
import { showError } from '../feedback/errors.ts';

/** The error of a form or of a screen in its place (spec §8). */
export interface FormError {
  readonly errorMessage: ResolvedError;
  readonly code: string;
}

/** Turns an error into what a form shows. Null: nothing is shown, or the catalogue asks for a dialog, which then opens. */
export async function resolveFormErrorOrShowDialog(
  error: unknown,
  mode?: 'phone' | 'email',
): Promise<FormError | null> {
  const errorMessage = await resolveThrownError(error, mode);
  if (errorMessage?.display === 'dialog') showError(error);
  return errorMessage && errorMessage.display !== 'dialog'
    ? { errorMessage, code: error instanceof ApiError ? error.code : '' }
    : null;
}

interface FormSubmit {
  /** The text of the last error. */
  readonly errorText?: string;
  /** The code of the last error, and how the catalogue displays it. */
  readonly errorCode?: string;
  readonly display?: ErrorDisplay;
  readonly isBusy: boolean;
  /** Sends the form; resolves to true on success. */
  readonly submit: (send: () => Promise<unknown>) => Promise<boolean>;
  /** Clears the error while the user corrects the form. */
  readonly clearError: () => void;
}

/** The field, which also clears form errors on change. */
export const withClearErrorOnChange = <Field extends { change: (value: string) => void }>(
  field: Field,
  ...clearErrors: (() => void)[]
): Field => ({
  ...field,
  change: (value: string) => {
    field.change(value);
    for (const clearError of clearErrors) clearError();
  },
});

/** Submits a form and keeps its error until it is corrected. `mode` is the contact type of the form. */
export function useFormSubmit(mode?: 'phone' | 'email'): FormSubmit {
  const intl = useIntl();
  const [formError, setFormError] = useState<FormError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  return {
    ...(formError && {
      errorText: formatResolvedError(intl, formError.errorMessage),
      errorCode: formError.code,
      display: formError.errorMessage.display,
    }),
    isBusy,
    clearError: () => setFormError(null),
    async submit(send) {
      setIsBusy(true);
      setFormError(null);
      try {
        await send();
        return true;
      } catch (error) {
        setFormError(await resolveFormErrorOrShowDialog(error, mode));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
