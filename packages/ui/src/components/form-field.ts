import type { ChangeEvent } from 'react';
import type { FieldState } from './Field.tsx';

/** A form field: its state and handlers. */
export interface FormField extends FieldState {
  change: (value: string) => void;
  onBlur: () => void;
}

/** The props of an input for a field. */
export const getFieldInputProps = ({ value, hint, error, change, onBlur }: FormField) => ({
  value,
  hint,
  error,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
  onBlur: onBlur,
});
