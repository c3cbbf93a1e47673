import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { useForm } from '../../components/use-form.ts';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  children: ReactNode;
  /** Why it was refused, in the words of the catalogue. */
  errorText?: ReactNode;
  submitLabel: string;
  /** False keeps the button closed. A form that is open to try says what is missing and takes one there. */
  canSubmit?: boolean;
  isBusy: boolean;
  /** Inside a sheet, which has its own margins. */
  isInset?: boolean | undefined;
  /** Below the button: the ways elsewhere. */
  footer?: ReactNode;
  onSubmit: () => void;
}

/** The frame of the forms by which one enters. */
export function AuthForm({ canSubmit = true, isBusy, isInset, ...props }: AuthFormProps) {
  const form = useForm({ canSubmit, isBusy, onSubmit: props.onSubmit });
  return (
    <form {...form} className={styles.form} data-inset={isInset || undefined}>
      {props.children}
      <FormAlert>{props.errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        {props.submitLabel}
      </Button>
      {props.footer && <div className={styles.foot}>{props.footer}</div>}
    </form>
  );
}
