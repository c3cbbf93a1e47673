import type { Contact } from '@quintet/domain/auth/contact';
import { LoginHeader } from '@quintet/ui/views/auth/LoginHeader';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAuthSteps, useAuthNavState } from '../../../shared/navigation/auth-navigation.ts';
import { setVerified } from '../verification-state.ts';
import { formatContact } from '../format-contact.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { AccountInfo } from './AccountInfo.tsx';
import { loadDoneStep } from './load-done-step.ts';
import { toStepHref, justRegistered, Step, STEP_COUNT } from './steps.ts';
import { useAccountInfo } from './use-account-info.ts';

/** Step 3: the account fields. */
export default function InfoStep({ contact }: { contact: Contact }): ReactNode {
  const intl = useIntl();
  const steps = useAuthSteps();
  const { returnTo } = useAuthNavState();
  useEffect(() => void loadDoneStep().catch(() => undefined), []);
  const info = useAccountInfo({
    identity: contact,
    login: contact.mode === 'email' ? contact.email : contact.phone,
    onRegistered: (session, nickname) => {
      justRegistered.write({ nickname, ...(returnTo && { returnTo }) });
      completeSignIn(session);
    },
  });

  function verifyAgain(): void {
    setVerified('register', contact, false);
    steps.go(toStepHref(Step.CONTACT, contact.mode, contact), { replace: true });
  }

  return (
    <>
      <LoginHeader
        title={intl.formatMessage({ id: 'auth.register.info-title' })}
        text={
          <FormattedMessage
            id="auth.register.info-text"
            values={{ contact: <strong>{formatContact(contact)}</strong> }}
          />
        }
        progress={{ step: Step.INFO, count: STEP_COUNT }}
        onBack={() => steps.back(toStepHref(Step.CODE, contact.mode, contact))}
      />
      <AccountInfo info={info} onVerifyAgain={verifyAgain} />
    </>
  );
}
