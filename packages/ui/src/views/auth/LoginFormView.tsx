import { LOGIN_PASSWORD_LENGTH_RANGE } from '@quintet/domain/limits';
import type { ClipboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import styles from './LoginFormView.module.css';

interface LoginFormViewProps extends ContactFieldsProps {
  password: FormField;
  isRemembered: boolean;
  /** The error text. */
  errorText?: string | undefined;
  canSubmit: boolean;
  isBusy: boolean;
  /** Inside a sheet, which has its own padding. */
  isInset?: boolean;
  onRememberedChange: (isRemembered: boolean) => void;
  /** Logs in by a code instead. */
  onUseCode: () => void;
  onForgot: () => void;
  onRegister: () => void;
  onSubmit: () => void;
}

/** Trims pasted text before it counts towards the limit. */
function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>, change: (value: string) => void): void {
  const text = event.clipboardData.getData('text');
  if (text === text.trim()) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  input.setRangeText(text.trim(), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  change(input.value.slice(0, LOGIN_PASSWORD_LENGTH_RANGE.max));
}

/** Login by phone or email and password (spec §2, §5). */
export function LoginFormView({ password, isRemembered, onRememberedChange, ...props }: LoginFormViewProps) {
  const intl = useIntl();
  return (
    <AuthForm
      {...props}
      submitLabel={intl.formatMessage({ id: 'auth.login.submit' })}
      alternative={
        <Button isBlock variant="outline" onClick={props.onUseCode}>
          <FormattedMessage id="auth.login.by-code" />
        </Button>
      }
      footer={
        <>
          <FormattedMessage id="auth.login.no-account" />
          <Button variant="quiet" size="s" onClick={props.onRegister}>
            <FormattedMessage id="auth.login.register" />
          </Button>
        </>
      }
    >
      <ContactFields {...props} isUsername />
      <PasswordField
        name="password"
        label={intl.formatMessage({ id: 'auth.login.password' })}
        placeholder={intl.formatMessage({ id: 'auth.login.password-placeholder' })}
        autoComplete="current-password"
        maxLength={LOGIN_PASSWORD_LENGTH_RANGE.max}
        {...getFieldInputProps(password)}
        onPaste={(event) => pasteTrimmed(event, password.change)}
      />
      <div className={styles.line}>
        <Checkbox name="remember" checked={isRemembered} onChange={(event) => onRememberedChange(event.target.checked)}>
          <FormattedMessage id="auth.login.remember" />
        </Checkbox>
        <Button variant="quiet" size="s" onClick={props.onForgot}>
          <FormattedMessage id="auth.login.forgot" />
        </Button>
      </div>
    </AuthForm>
  );
}
