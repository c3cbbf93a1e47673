import type { Flaw } from '@quintet/domain/auth/flaw';
import type { MessageId } from '@quintet/i18n/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface Field {
  readonly value: string;
  readonly hint?: string;
  readonly error?: string;
  readonly change: (value: string) => void;
  readonly leave: () => void;
  /** Whether what is in it is right; where it is not, it says so from now on, even of an empty field. */
  readonly insist: () => boolean;
}

/** What was left is told of when it is wrong; what was sent, even when it is empty. */
type Told = 'nothing' | 'what was left' | 'all';

/**
 * A field that is told its rule calmly (look, Login): figures to keep to while one types, what is wrong once one has left it, or at once
 * when no further typing makes it right. What was told stays until it is right.
 */
export function useField(
  initial: string,
  find: (value: string) => Flaw<MessageId> | null,
  valuesOf: (flaw: Flaw<MessageId>) => Record<string, string | number> = () => ({}),
): Field {
  const intl = useIntl();
  const [value, setValue] = useState(initial);
  const [told, setTold] = useState<Told>(initial === '' ? 'nothing' : 'what was left');
  const flaw = find(value);
  const isError = told === 'all' || (value !== '' && (told === 'what was left' || flaw?.isLasting));
  const isHint = value !== '' && flaw?.values !== undefined;
  const text =
    flaw && (isError || isHint) && intl.formatMessage({ id: flaw.message }, { ...flaw.values, ...valuesOf(flaw) });
  return {
    value,
    ...(text && (isError ? { error: text } : { hint: text })),
    change: (next) => {
      setValue(next);
      if (next === '' || find(next) === null) setTold('nothing');
    },
    leave: () => {
      if (told !== 'all' && value !== '') setTold('what was left');
    },
    insist: () => {
      if (flaw) setTold('all');
      return flaw === null;
    },
  };
}
