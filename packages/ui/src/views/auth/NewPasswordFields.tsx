import { getCredentialRules } from '@quintet/domain/auth/register';
import { PASSWORD_LENGTH_RANGE } from '@quintet/domain/limits';
import { useIntl } from 'react-intl';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { toCredentialFieldRules } from './credential-rules.ts';

/** Password rules for browsers' suggestions (spec §5). */
const SUGGESTED_PASSWORD = {
  passwordrules: `minlength: ${PASSWORD_LENGTH_RANGE.min}; maxlength: ${PASSWORD_LENGTH_RANGE.max}; required: lower; required: digit; allowed: upper;`,
};

interface NewPasswordFieldsProps {
  /** The contact, for password managers. */
  username: string;
  password: FormField;
  confirmation: FormField;
  autoFocus?: boolean;
  labels: { password: string; confirmation: string };
}

/** A new password with confirmation, for suggestions of password managers (spec §5). */
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
        rules={toCredentialFieldRules(intl, getCredentialRules(password.value, PASSWORD_LENGTH_RANGE))}
        {...SUGGESTED_PASSWORD}
        {...getFieldInputProps(password)}
        hint={undefined}
      />
      <PasswordField
        name="confirmation"
        label={labels.confirmation}
        autoComplete="new-password"
        {...SUGGESTED_PASSWORD}
        {...getFieldInputProps(confirmation)}
      />
    </>
  );
}
