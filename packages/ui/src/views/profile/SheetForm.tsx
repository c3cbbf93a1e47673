import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import styles from './SheetForm.module.css';

interface SheetFormProps {
  /** Above the fields. */
  text?: ReactNode;
  children: ReactNode;
  /** The error text. */
  errorText?: string | undefined;
  submitLabel: string;
  tone?: 'normal' | 'danger';
  canSubmit: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/** A form in a sheet: text, fields, error and a button. */
export function SheetForm(props: SheetFormProps) {
  const { canSubmit, isBusy } = props;
  const form = useNativeFormProps(props);
  return (
    <form {...form} className={styles.form}>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.children}
      <FormAlert>{props.errorText}</FormAlert>
      <Button
        type="submit"
        isBlock
        variant={props.tone === 'danger' ? 'danger' : 'primary'}
        disabled={!canSubmit && !isBusy}
        isBusy={isBusy}
      >
        {props.submitLabel}
      </Button>
    </form>
  );
}
