import { OpType, VerifiedStatus } from '@quintet/api/enums';
import type { AccountContact, ContactMode } from '@quintet/domain/auth/contact';
import { ContactVerificationView } from '@quintet/ui/views/auth/ContactVerificationView';
import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandMark } from '../../../shared/appearance/BrandMark.tsx';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { withClearErrorOnChange } from '../../../shared/forms/use-form-submit.ts';
import { useAuthNavigation } from '../../../shared/navigation/auth-navigation.ts';
import { formatContact } from '../format-contact.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { toForgotPasswordHref } from '../auth-hrefs.ts';
import { toRegisterStepHref, RegisterStep } from '../register/steps.ts';
import { useSendVerificationCode } from '../use-send-verification-code.ts';
import { useVerificationCodeForm } from '../use-verification-code-form.ts';
import { useContactForm } from '../use-contact-form.ts';
import { useCountryPicker } from '../../../shared/forms/use-country-picker.tsx';
import type { ForgotPasswordUrlParams } from './parse-url-params.ts';

/** A contact and its verification code, sent with the new password. */
export interface VerifiedContactCode {
  readonly contact: AccountContact;
  readonly code: string;
}

interface VerifyStepProps {
  mode: ContactMode;
  title: string;
  request: ForgotPasswordUrlParams;
  onBack: () => void;
  onVerified: (proof: VerifiedContactCode) => void;
}

/** Step 1: verifies the contact with a code; offers registration when there is no account (spec §4, verified_status 2). */
export function ForgotPasswordVerifyStep({ mode, title, request, onBack, onVerified }: VerifyStepProps): ReactNode {
  const intl = useIntl();
  const navigation = useAuthNavigation();
  const contactForm = useContactForm(mode);
  const { open, picker } = useCountryPicker(contactForm.country, contactForm.setCountry);
  const fixedContact = request.isAuto ? request.contact : null;
  const contact = fixedContact ?? contactForm.contact;
  const verificationCode = useSendVerificationCode('recovery', contact);
  const codeForm = useVerificationCodeForm('recovery', contact, (result, code) => {
    if (result.op_type === OpType.RECOVERY) onVerified({ contact, code });
    else if (result.op_type === OpType.REGISTER) navigation.go(toRegisterStepHref(RegisterStep.INFO, mode, contact));
    else if (result.token && result.refresh_token && result.user_id)
      completeSignIn({ token: result.token, refresh_token: result.refresh_token, user_id: result.user_id });
  });
  const [hasNoAccount, setHasNoAccount] = useState(false);

  async function send(): Promise<void> {
    if (!fixedContact && !contactForm.validate()) return;
    codeForm.view.onCodeChange('');
    if ((await verificationCode.send()) === VerifiedStatus.NO_CODE_STEP) setHasNoAccount(true);
  }

  return (
    <>
      <AuthHeader
        title={title}
        text={<FormattedMessage id={request.isAuto ? 'auth.forgot.set-text' : 'auth.forgot.contact-text'} />}
        mark={<BrandMark />}
        onBack={onBack}
      />
      <ContactVerificationView
        mode={mode}
        country={contactForm.country}
        contact={withClearErrorOnChange(contactForm.field, verificationCode.clearError, codeForm.clearError)}
        fixedContact={fixedContact ? formatContact(fixedContact) : undefined}
        {...codeForm.view}
        submitLabel={intl.formatMessage({ id: 'auth.register.next' })}
        code={verificationCode.wasSent ? codeForm.view.code : null}
        errorText={codeForm.errorText ?? verificationCode.errorText}
        secondsLeft={verificationCode.secondsLeft}
        isSending={verificationCode.isSending}
        onSend={() => void send()}
        onModeChange={(next) => navigation.go(toForgotPasswordHref(next), { replace: true })}
        onCountryOpen={open}
      />
      {picker}
      <ConfirmDialog
        isOpen={hasNoAccount}
        title="auth.forgot.no-account-title"
        text="auth.forgot.no-account-text"
        confirmLabel="auth.forgot.no-account-register"
        values={{ contact: formatContact(contact) }}
        onConfirm={() => navigation.go(toRegisterStepHref(RegisterStep.CONTACT, mode, contact))}
        onCancel={() => setHasNoAccount(false)}
      />
    </>
  );
}
