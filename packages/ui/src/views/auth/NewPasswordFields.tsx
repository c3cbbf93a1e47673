import { mixedRules } from '@quintet/domain/auth/register';
import { PASSWORD } from '@quintet/domain/limits';
import { useIntl } from 'react-intl';
import { bind, type FormField } from '../../components/form-field.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { toFieldRules } from './password-rules.ts';

/** What browsers make of spec §5 when they propose a password. */
const SUGGESTED_PASSWORD = {
  passwordrules: `minlength: ${PASSWORD.min}; maxlength: ${PASSWORD.max}; required: lower; required: digit; allowed: upper;`,
};

interface NewPasswordFieldsProps {
  /** What one signs in with, for password managers. */
  username: string;
  password: FormField;
  confirmation: FormField;
  autoFocus?: boolean;
  labels: { password: string; confirmation: string };
}

/** A new password and its confirmation, which a password manager can propose and keep (spec §5). */
export function NewPasswordFields({ username, password, confirmation, autoFocus, labels }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        name="password"
        label={labels.password}
        autoFocus={autoFocus}
        autoComplete="new-password"
        rules={toFieldRules(intl, mixedRules(password.value, PASSWORD))}
        {...SUGGESTED_PASSWORD}
        {...bind(password)}
        hint={undefined}
      />
      <PasswordField
        name="confirmation"
        label={labels.confirmation}
        autoComplete="new-password"
        {...SUGGESTED_PASSWORD}
        {...bind(confirmation)}
      />
    </>
  );
}
