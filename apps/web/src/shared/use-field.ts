import type { Flaw } from '@quintet/domain/auth/flaw';
import type { MessageId } from '@quintet/i18n/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface Field {
  readonly value: string;
  readonly hint?: string;
  readonly error?: string;
  readonly change: (value: string) => void;
  readonly onBlur: () => void;
  /** Whether what is in it is right; where it is not, it says so from now on, even of an empty field. */
  readonly validate: () => boolean;
}

/** What was left is told of when it is wrong; what was sent, even when it is empty. */
type Visibility = 'nothing' | 'what was left' | 'all';

/**
 * A field that is told its rule calmly (look, Login): figures to keep to while one types, what is wrong once one has left it, or at once
 * when no further typing makes it right. What was told stays until it is right.
 */
export function useField(
  initial: string,
  validateValue: (value: string) => Flaw<MessageId> | null,
  getValues: (fieldError: Flaw<MessageId>) => Record<string, string | number> = () => ({}),
): Field {
  const intl = useIntl();
  const [value, setValue] = useState(initial);
  const [visibility, setVisibility] = useState<Visibility>(initial === '' ? 'nothing' : 'what was left');
  const fieldError = validateValue(value);
  const isError = visibility === 'all' || (value !== '' && (visibility === 'what was left' || fieldError?.isLasting));
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
      if (visibility !== 'all' && value !== '') setVisibility('what was left');
    },
    validate: () => {
      if (fieldError) setVisibility('all');
      return fieldError === null;
    },
  };
}
