import { OpType, VerifiedStatus } from '@quintet/api/enums';
import type { ContactMode } from '@quintet/domain/auth/contact';
import { Button } from '@quintet/ui/Button';
import { ContactVerificationView } from '@quintet/ui/views/auth/ContactVerificationView';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withClearErrorOnChange } from '../../shared/forms/use-form-submit.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { toRegisterStepHref, RegisterStep } from './register/steps.ts';
import { readRememberedLogin, saveRememberedLogin } from './remembered-login.ts';
import { useVerificationCodeForm } from './use-verification-code-form.ts';
import { useContactForm } from './use-contact-form.ts';
import { useCountryPicker } from '../../shared/forms/use-country-picker.tsx';
import { useSendVerificationCode } from './use-send-verification-code.ts';
import { setContactVerified } from './verification-state.ts';

export interface LoginByCodeProps {
  mode: ContactMode;
  isInset?: boolean;
  onModeChange: (mode: ContactMode) => void;
  /** Opens registration, which is a page of its own. */
  onLeave: (href: string) => void;
  onUsePassword: () => void;
}

/** Login by a code instead of a password. A contact without an account goes on to registration (spec §4, op_type). */
export default function LoginByCode({
  mode,
  isInset,
  onModeChange,
  onLeave,
  onUsePassword,
}: LoginByCodeProps): ReactNode {
  const intl = useIntl();
  const [remembered] = useState(readRememberedLogin);
  const { contact, country, setCountry, validate, field } = useContactForm(mode, remembered);
  const { open, picker } = useCountryPicker(country, setCountry);
  const verificationCode = useSendVerificationCode('register', contact);
  const register = (): void => onLeave(toRegisterStepHref(RegisterStep.INFO, mode, contact));
  const codeForm = useVerificationCodeForm('register', contact, ({ op_type, token, refresh_token, user_id }) => {
    if (op_type === OpType.REGISTER) return register();
    if (!token || !refresh_token || !user_id) return;
    if (remembered.isRemembered) saveRememberedLogin(contact, true);
    completeSignIn({ token, refresh_token, user_id });
  });

  async function send(): Promise<void> {
    if (!validate()) return;
    codeForm.view.onCodeChange('');
    if ((await verificationCode.send()) !== VerifiedStatus.NO_CODE_STEP) return;
    setContactVerified('register', contact, true);
    register();
  }

  return (
    <>
      <ContactVerificationView
        mode={mode}
        country={country}
        contact={withClearErrorOnChange(field, verificationCode.clearError, codeForm.clearError)}
        isInset={isInset}
        {...codeForm.view}
        code={verificationCode.wasSent ? codeForm.view.code : null}
        errorText={codeForm.errorText ?? verificationCode.errorText}
        secondsLeft={verificationCode.secondsLeft}
        isSending={verificationCode.isSending}
        submitLabel={intl.formatMessage({ id: 'auth.login.submit' })}
        alternative={
          <Button isBlock variant="outline" onClick={onUsePassword}>
            <FormattedMessage id="auth.code.by-password" />
          </Button>
        }
        onSend={() => void send()}
        onModeChange={onModeChange}
        onCountryOpen={open}
      />
      {picker}
    </>
  );
}
