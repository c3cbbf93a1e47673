import { OpType, VerifiedStatus } from '@quintet/api/enums';
import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import { Dialog } from '@quintet/ui/Dialog';
import { ForgotContactView } from '@quintet/ui/views/auth/ForgotContactView';
import { LoginHead } from '@quintet/ui/views/auth/LoginHead';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandMark } from '../../../shared/BrandMark.tsx';
import { useAuthSteps } from '../../../shared/auth-navigation.ts';
import { contactWords } from '../format-contact.ts';
import { enter } from '../complete-sign-in.ts';
import { forgotHref } from '../auth-hrefs.ts';
import { hrefOf, Step } from '../register/steps.ts';
import { useCode } from '../use-verification-code.ts';
import { useCodeEntry } from '../use-code-form.ts';
import { useContact } from '../use-contact-form.ts';
import { useCountryChoice } from '../use-country-picker.tsx';
import type { ForgotRequest } from './parse-request.ts';

/** A contact and the code that was sent to it, which the new password is sent with. */
export interface Proof {
  readonly contact: Contact;
  readonly code: string;
}

interface VerifyStepProps {
  mode: ContactMode;
  title: string;
  request: ForgotRequest;
  onBack: () => void;
  onVerified: (proof: Proof) => void;
}

/** Step 1: the contact is verified with a code. Without an account there, it guides to registering (spec §4, verified_status 2). */
export function VerifyStep({ mode, title, request, onBack, onVerified }: VerifyStepProps): ReactNode {
  const intl = useIntl();
  const steps = useAuthSteps();
  const typed = useContact(mode);
  const { open, picker } = useCountryChoice(typed.country, typed.setCountry);
  const fixed = request.isAuto ? request.contact : null;
  const contact = fixed ?? typed.contact;
  const sending = useCode('recovery', contact);
  const entry = useCodeEntry('recovery', contact, (result, code) => {
    if (result.op_type === OpType.RECOVERY) onVerified({ contact, code });
    else if (result.op_type === OpType.REGISTER) steps.go(hrefOf(Step.INFO, mode, contact));
    else if (result.token && result.refresh_token && result.user_id)
      enter({ token: result.token, refresh_token: result.refresh_token, user_id: result.user_id });
  });
  const [isUnknown, setIsUnknown] = useState(false);

  async function send(): Promise<void> {
    if (!fixed && !typed.insist()) return;
    entry.view.onCodeChange('');
    if ((await sending.send()) === VerifiedStatus.NO_CODE_STEP) setIsUnknown(true);
  }

  return (
    <>
      <LoginHead
        title={title}
        text={<FormattedMessage id={request.isAuto ? 'auth.forgot.set-text' : 'auth.forgot.contact-text'} />}
        mark={<BrandMark />}
        onBack={onBack}
      />
      <ForgotContactView
        mode={mode}
        country={typed.country}
        contact={{
          ...typed.field,
          change: (value) => {
            typed.field.change(value);
            sending.forgive();
            entry.forgive();
          },
        }}
        fixedContact={fixed ? contactWords(fixed) : undefined}
        {...entry.view}
        code={sending.wasSent ? entry.view.code : null}
        failure={entry.failure ?? sending.failure}
        secondsLeft={sending.secondsLeft}
        isSending={sending.isSending}
        onSend={() => void send()}
        onModeChange={(next) => steps.go(forgotHref(next), { replace: true })}
        onCountryOpen={open}
      />
      {picker}
      <Dialog
        isOpen={isUnknown}
        title={intl.formatMessage({ id: 'auth.forgot.no-account-title' })}
        confirmLabel={intl.formatMessage({ id: 'auth.forgot.no-account-register' })}
        cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
        onConfirm={() => steps.go(hrefOf(Step.CONTACT, mode, contact))}
        onCancel={() => setIsUnknown(false)}
      >
        {intl.formatMessage({ id: 'auth.forgot.no-account-text' }, { contact: contactWords(contact) })}
      </Dialog>
    </>
  );
}
