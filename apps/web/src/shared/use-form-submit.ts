import type { Display, Resolution } from '@quintet/api/catalogue';
import { ApiError } from '@quintet/api/error';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { describeError } from './describe-error.ts';
import { showError } from './errors.ts';

/** Why a form, or what stands in its place, was refused (spec §8). */
export interface FormError {
  readonly errorMessage: Resolution;
  readonly code: string;
}

/** What a form shows of a failure. Null: nothing; what the catalogue wants in a dialog is shown in one. */
export async function toFormError(error: unknown, mode?: 'phone' | 'email'): Promise<FormError | null> {
  const errorMessage = await describeError(error, mode);
  if (errorMessage?.display === 'dialog') showError(error);
  return errorMessage && errorMessage.display !== 'dialog'
    ? { errorMessage, code: error instanceof ApiError ? error.code : '' }
    : null;
}

/** Formatted where it is shown: the catalogue's words come with the first failure. */
export const formErrorText = (intl: IntlShape, { errorMessage }: FormError): string =>
  intl.formatMessage({ id: errorMessage.message }, errorMessage.values);

interface FormSubmit {
  /** Why the last try was refused, in the words of the catalogue. */
  readonly errorText?: string;
  /** Its code, and where the catalogue wants it. */
  readonly errorCode?: string;
  readonly display?: Display;
  readonly isBusy: boolean;
  /** Sends the form; true when it went. */
  readonly submit: (send: () => Promise<unknown>) => Promise<boolean>;
  /** What was refused is being corrected. */
  readonly clearError: () => void;
}

/** Sending a form: one at a time, and a refusal stays until something is changed. `mode` is the contact that it asks for. */
export function useFormSubmit(mode?: 'phone' | 'email'): FormSubmit {
  const intl = useIntl();
  const [formError, setFormError] = useState<FormError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  return {
    ...(formError && {
      errorText: formErrorText(intl, formError),
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
        setFormError(await toFormError(error, mode));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
