import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { FormField } from './form-field.ts';

/** The props of an input for an amount: its digits are in groups, but as they are typed while the field has the focus. */
export function useGroupedAmountInputProps({ value, onBlur }: FormField, isFixed: boolean) {
  const intl = useIntl();
  const [hasFocus, setHasFocus] = useState(false);
  const isGrouped = (isFixed || !hasFocus) && /^\d+$/.test(value);
  return {
    value: isGrouped ? intl.formatNumber(Number(value)) : value,
    // The change of the text would undo the selection that comes with the focus.
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      const isSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
      flushSync(() => setHasFocus(true));
      if (isSelected) input.select();
    },
    onBlur: () => {
      setHasFocus(false);
      onBlur();
    },
  };
}
