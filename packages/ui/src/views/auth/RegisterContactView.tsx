import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { AuthForm } from './AuthForm.tsx';

interface RegisterContactViewProps extends ContactFieldsProps {
  /** The error text. */
  errorText?: string | undefined;
  isBusy: boolean;
  onLogIn: () => void;
  onSubmit: () => void;
}

/** Registration, step 1: the phone or email (spec §2). */
export function RegisterContactView({ onLogIn, ...props }: RegisterContactViewProps) {
  const intl = useIntl();
  return (
    <AuthForm
      {...props}
      submitLabel={intl.formatMessage({ id: 'auth.register.next' })}
      footer={
        <>
          <FormattedMessage id="auth.register.have-account" />
          <Button variant="quiet" size="s" onClick={onLogIn}>
            <FormattedMessage id="auth.register.log-in" />
          </Button>
        </>
      }
    >
      <ContactFields {...props} />
    </AuthForm>
  );
}
