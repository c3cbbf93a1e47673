import type { AccountContact } from '@quintet/domain/auth/contact';
import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAuthNavigation, useAuthHistoryState } from '../../../shared/navigation/auth-navigation.ts';
import { setContactVerified } from '../verification-state.ts';
import { formatContact } from '../format-contact.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { RegisterAccountForm } from './RegisterAccountForm.tsx';
import { loadRegisterDoneStep } from './load-done-step.ts';
import { toRegisterStepHref, justRegisteredUserStorage, RegisterStep, REGISTER_STEP_COUNT } from './steps.ts';
import { useRegisterAccountForm } from './use-register-account-form.ts';

/** Step 3: the account fields. */
export default function RegisterInfoStep({ contact }: { contact: AccountContact }): ReactNode {
  const intl = useIntl();
  const navigation = useAuthNavigation();
  const { returnTo } = useAuthHistoryState();
  useEffect(() => void loadRegisterDoneStep().catch(() => undefined), []);
  const info = useRegisterAccountForm({
    identity: contact,
    login: contact.mode === 'email' ? contact.email : contact.phone,
    onRegistered: (session, nickname) => {
      justRegisteredUserStorage.write({ nickname, ...(returnTo && { returnTo }) });
      completeSignIn(session);
    },
  });

  function verifyAgain(): void {
    setContactVerified('register', contact, false);
    navigation.go(toRegisterStepHref(RegisterStep.CONTACT, contact.mode, contact), { replace: true });
  }

  return (
    <>
      <AuthHeader
        title={intl.formatMessage({ id: 'auth.register.info-title' })}
        text={
          <FormattedMessage
            id="auth.register.info-text"
            values={{ contact: <strong>{formatContact(contact)}</strong> }}
          />
        }
        progress={{ step: RegisterStep.INFO, count: REGISTER_STEP_COUNT }}
        onBack={() => navigation.back(toRegisterStepHref(RegisterStep.CODE, contact.mode, contact))}
      />
      <RegisterAccountForm info={info} onVerifyAgain={verifyAgain} />
    </>
  );
}
