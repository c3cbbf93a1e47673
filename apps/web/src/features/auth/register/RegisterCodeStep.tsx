import { OpType, VerifiedStatus } from '@quintet/api/enums';
import type { AccountContact } from '@quintet/domain/auth/contact';
import { Button } from '@quintet/ui/Button';
import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { RegisterCodeView } from '@quintet/ui/views/auth/RegisterCodeView';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAuthNavigation } from '../../../shared/navigation/auth-navigation.ts';
import { hasVerifiedContactFor, setContactVerified } from '../verification-state.ts';
import { formatContact } from '../format-contact.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { toForgotPasswordHref } from '../auth-hrefs.ts';
import { useSendVerificationCode } from '../use-send-verification-code.ts';
import { useVerificationCodeForm } from '../use-verification-code-form.ts';
import { loadRegisterInfoStep } from './load-info-step.ts';
import { toRegisterStepHref, RegisterStep, REGISTER_STEP_COUNT } from './steps.ts';

/** Step 2: the code. Signs in a user who has an account (spec §4, op_type). */
export function RegisterCodeStep({ contact }: { contact: AccountContact }): ReactNode {
  const intl = useIntl();
  const navigation = useAuthNavigation();
  const verificationCode = useSendVerificationCode('register', contact);
  const codeForm = useVerificationCodeForm('register', contact, (result) => {
    if (result.op_type === OpType.REGISTER) navigation.go(toRegisterStepHref(RegisterStep.INFO, contact.mode, contact));
    else if (result.op_type === OpType.RECOVERY) navigation.go(toForgotPasswordHref(contact.mode, contact));
    else if (result.token && result.refresh_token && result.user_id) {
      completeSignIn({ token: result.token, refresh_token: result.refresh_token, user_id: result.user_id });
      showToast('auth.register.already-registered');
    }
  });
  const isAlreadyVerified = hasVerifiedContactFor('register', contact);
  useEffect(() => void loadRegisterInfoStep().catch(() => undefined), []);

  async function resend(): Promise<void> {
    codeForm.view.onCodeChange('');
    if ((await verificationCode.send()) !== VerifiedStatus.NO_CODE_STEP) return;
    setContactVerified('register', contact, true);
    navigation.go(toRegisterStepHref(RegisterStep.INFO, contact.mode, contact));
  }

  return (
    <>
      <AuthHeader
        title={intl.formatMessage({ id: 'auth.code.title' })}
        text={
          <FormattedMessage
            id={isAlreadyVerified ? 'auth.code.verified' : 'auth.code.sent-to'}
            values={{ contact: <strong>{formatContact(contact)}</strong> }}
          />
        }
        progress={{ step: RegisterStep.CODE, count: REGISTER_STEP_COUNT }}
        onBack={() => navigation.back(toRegisterStepHref(RegisterStep.CONTACT, contact.mode, contact))}
      />
      {isAlreadyVerified ? (
        <Button isBlock onClick={() => navigation.go(toRegisterStepHref(RegisterStep.INFO, contact.mode, contact))}>
          <FormattedMessage id="auth.register.next" />
        </Button>
      ) : (
        <RegisterCodeView
          {...codeForm.view}
          errorText={codeForm.errorText ?? verificationCode.errorText}
          secondsLeft={verificationCode.secondsLeft}
          isSending={verificationCode.isSending}
          onSend={() => void resend()}
        />
      )}
    </>
  );
}
