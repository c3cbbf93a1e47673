import type { FieldError } from '@quintet/domain/auth/field-error';
import type { MessageId } from '@quintet/i18n/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface ValidatedFormField {
  readonly value: string;
  readonly hint?: string;
  readonly error?: string;
  readonly change: (value: string) => void;
  readonly onBlur: () => void;
  /** Whether the value is valid; if not, shows the error from now on, also for an empty field. */
  readonly validate: () => boolean;
}

/** When errors are shown: never, after blur for a non-empty value, or always after a submit. */
type Visibility = 'nothing' | 'blurred' | 'all';

/**
 * A form field (look, Login): shows counts while typing, and the error after blur, or at once when typing more cannot fix it. A shown
 * error stays until the value is valid.
 */
export function useFormField(
  initial: string,
  validateValue: (value: string) => FieldError<MessageId> | null,
  getValues: (fieldError: FieldError<MessageId>) => Record<string, string | number> = () => ({}),
): ValidatedFormField {
  const intl = useIntl();
  const [value, setValue] = useState(initial);
  const [visibility, setVisibility] = useState<Visibility>(initial === '' ? 'nothing' : 'blurred');
  const fieldError = validateValue(value);
  const isError = visibility === 'all' || (value !== '' && (visibility === 'blurred' || fieldError?.isFinal));
  const isHint = value !== '' && fieldError?.values !== undefined;
  const text =
    fieldError &&
    (isError || isHint) &&
    intl.formatMessage({ id: fieldError.message }, { ...fieldError.values, ...getValues(fieldError) });
  return {
    value,
    ...(text && (isError ? { error: text } : { hint: text })),
    change: (next) => {
      setValue(next);
      if (next === '' || validateValue(next) === null) setVisibility('nothing');
    },
    onBlur: () => {
      if (visibility !== 'all' && value !== '') setVisibility('blurred');
    },
    validate: () => {
      if (fieldError) setVisibility('all');
      return fieldError === null;
    },
  };
}
