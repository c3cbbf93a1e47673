import { OpType, VerifiedStatus } from '@quintet/api/enums';
import type { Contact } from '@quintet/domain/auth/contact';
import { Button } from '@quintet/ui/Button';
import { LoginHead } from '@quintet/ui/views/auth/LoginHead';
import { RegisterCodeView } from '@quintet/ui/views/auth/RegisterCodeView';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../../../shared/toasts.ts';
import { useAuthSteps } from '../../../shared/auth-navigation.ts';
import { isVerified, noteVerified } from '../verification-state.ts';
import { contactWords } from '../format-contact.ts';
import { enter } from '../complete-sign-in.ts';
import { forgotHref } from '../auth-hrefs.ts';
import { useCode } from '../use-verification-code.ts';
import { useCodeEntry } from '../use-code-form.ts';
import { loadInfoStep } from './load-info-step.ts';
import { hrefOf, Step, STEP_COUNT } from './steps.ts';

/** Step 2: the code. It signs in whoever has an account already (spec §4, op_type). */
export function CodeStep({ contact }: { contact: Contact }): ReactNode {
  const intl = useIntl();
  const steps = useAuthSteps();
  const sending = useCode('register', contact);
  const entry = useCodeEntry('register', contact, (result) => {
    if (result.op_type === OpType.REGISTER) steps.go(hrefOf(Step.INFO, contact.mode, contact));
    else if (result.op_type === OpType.RECOVERY) steps.go(forgotHref(contact.mode, contact));
    else if (result.token && result.refresh_token && result.user_id) {
      enter({ token: result.token, refresh_token: result.refresh_token, user_id: result.user_id });
      showToast('auth.register.known');
    }
  });
  const isDone = isVerified('register', contact);
  useEffect(() => void loadInfoStep().catch(() => undefined), []);

  async function resend(): Promise<void> {
    entry.forgive();
    if ((await sending.send()) !== VerifiedStatus.NO_CODE_STEP) return;
    noteVerified('register', contact, true);
    steps.go(hrefOf(Step.INFO, contact.mode, contact));
  }

  return (
    <>
      <LoginHead
        title={intl.formatMessage({ id: 'auth.code.title' })}
        text={
          <FormattedMessage
            id={isDone ? 'auth.code.verified' : 'auth.code.sent-to'}
            values={{ contact: <strong>{contactWords(contact)}</strong> }}
          />
        }
        progress={{ step: Step.CODE, count: STEP_COUNT }}
        onBack={() => steps.back(hrefOf(Step.CONTACT, contact.mode, contact))}
      />
      {isDone ? (
        <Button isBlock onClick={() => steps.go(hrefOf(Step.INFO, contact.mode, contact))}>
          <FormattedMessage id="auth.register.next" />
        </Button>
      ) : (
        <RegisterCodeView
          {...entry.view}
          failure={entry.failure ?? sending.failure}
          secondsLeft={sending.secondsLeft}
          isSending={sending.isSending}
          onSend={() => void resend()}
        />
      )}
    </>
  );
}
