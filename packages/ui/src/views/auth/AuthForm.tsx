import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  children: ReactNode;
  /** The error text. */
  errorText?: ReactNode;
  submitLabel: string;
  /** False disables the button. An enabled form shows missing fields on submit and focuses the first. */
  canSubmit?: boolean;
  isBusy: boolean;
  /** Inside a sheet, which has its own padding. */
  isInset?: boolean | undefined;
  /** An alternative method, below the button. */
  alternative?: ReactNode;
  /** Links below the buttons. */
  footer?: ReactNode;
  onSubmit: () => void;
}

/** The layout of login and registration forms. */
export function AuthForm({ canSubmit = true, isBusy, isInset, ...props }: AuthFormProps) {
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit: props.onSubmit });
  return (
    <form {...form} className={styles.form} data-inset={isInset || undefined}>
      {props.children}
      <FormAlert>{props.errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        {props.submitLabel}
      </Button>
      {props.alternative}
      {props.footer && <div className={styles.foot}>{props.footer}</div>}
    </form>
  );
}
