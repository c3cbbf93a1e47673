import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { FormAlert } from './FormAlert.tsx';
import { useNativeFormProps } from './use-native-form-props.ts';
import styles from './SheetForm.module.css';

interface SheetFormProps {
  /** Above the fields. */
  text?: ReactNode;
  children: ReactNode;
  /** The error text. */
  errorText?: ReactNode;
  submitLabel: ReactNode;
  tone?: 'normal' | 'danger' | undefined;
  /** False disables the button. */
  canSubmit?: boolean;
  isBusy?: boolean;
  onSubmit: () => void;
}

/**
 * A form in a sheet: text, fields, error and a button.
 *
 * For what a sheet asks and sends. Not for forms that are a page.
 */
export function SheetForm(props: SheetFormProps) {
  const { text, children, errorText, submitLabel, tone, canSubmit = true, isBusy = false, onSubmit } = props;
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit });
  return (
    <form {...form} className={styles.form}>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      <FormAlert>{errorText}</FormAlert>
      <Button
        type="submit"
        isBlock
        variant={tone === 'danger' ? 'danger' : 'primary'}
        disabled={!canSubmit && !isBusy}
        isBusy={isBusy}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
