import { useIntl } from 'react-intl';
import type { FormField } from '../../components/form-field.ts';
import { AuthForm } from './AuthForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface NewPasswordViewProps {
  /** The contact, for password managers. */
  login: string;
  password: FormField;
  confirmation: FormField;
  errorText?: string | undefined;
  isBusy: boolean;
  onSubmit: () => void;
}

/** Forgotten password, step 2: the new password (spec §2, §5). */
export function NewPasswordView({ login, password, confirmation, ...props }: NewPasswordViewProps) {
  const intl = useIntl();
  return (
    <AuthForm {...props} submitLabel={intl.formatMessage({ id: 'auth.forgot.submit' })}>
      <NewPasswordFields
        autoFocus
        username={login}
        password={password}
        confirmation={confirmation}
        labels={{
          password: intl.formatMessage({ id: 'auth.forgot.new-password' }),
          confirmation: intl.formatMessage({ id: 'auth.forgot.confirm' }),
        }}
      />
    </AuthForm>
  );
}
