import type { ChangeEvent } from 'react';
import type { FieldState } from './Field.tsx';

/** A field of a form: its state, and what to do as one types and on leaving it. */
export interface FormField extends FieldState {
  change: (value: string) => void;
  onBlur: () => void;
}

/** What an input takes of a field. */
export const bind = ({ value, hint, error, change, onBlur }: FormField) => ({
  value,
  hint,
  error,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
  onBlur: onBlur,
});
