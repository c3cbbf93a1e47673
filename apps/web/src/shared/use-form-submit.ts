import type { Display, Resolution } from '@quintet/api/catalogue';
import { ApiError } from '@quintet/api/error';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { describeFailure } from './describe-error.ts';
import { reportFailure } from './errors.ts';

/** Why a form, or what stands in its place, was refused (spec §8). */
export interface Refusal {
  readonly says: Resolution;
  readonly code: string;
}

/** What a form shows of a failure. Null: nothing; what the catalogue wants in a dialog is shown in one. */
export async function refusalOf(error: unknown, mode?: 'phone' | 'email'): Promise<Refusal | null> {
  const says = await describeFailure(error, mode);
  if (says?.display === 'dialog') reportFailure(error);
  return says && says.display !== 'dialog' ? { says, code: error instanceof ApiError ? error.code : '' } : null;
}

/** Formatted where it is shown: the catalogue's words come with the first failure. */
export const textOf = (intl: IntlShape, { says }: Refusal): string =>
  intl.formatMessage({ id: says.message }, says.values);

interface Submission {
  /** Why the last try was refused, in the words of the catalogue. */
  readonly failure?: string;
  /** Its code, and where the catalogue wants it. */
  readonly code?: string;
  readonly display?: Display;
  readonly isBusy: boolean;
  /** Sends the form; true when it went. */
  readonly submit: (send: () => Promise<unknown>) => Promise<boolean>;
  /** What was refused is being corrected. */
  readonly forgive: () => void;
}

/** Sending a form: one at a time, and a refusal stays until something is changed. `mode` is the contact that it asks for. */
export function useSubmission(mode?: 'phone' | 'email'): Submission {
  const intl = useIntl();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  return {
    ...(refusal && { failure: textOf(intl, refusal), code: refusal.code, display: refusal.says.display }),
    isBusy,
    forgive: () => setRefusal(null),
    async submit(send) {
      setIsBusy(true);
      setRefusal(null);
      try {
        await send();
        return true;
      } catch (error) {
        setRefusal(await refusalOf(error, mode));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
