import { VerifiedStatus } from '@quintet/api/enums';
import type { ContactMode } from '@quintet/domain/auth/contact';
import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { RegisterContactView } from '@quintet/ui/views/auth/RegisterContactView';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandMark } from '../../../shared/appearance/BrandMark.tsx';
import { withClearErrorOnChange } from '../../../shared/forms/use-form-submit.ts';
import { useAuthNavigation } from '../../../shared/navigation/auth-navigation.ts';
import { setContactVerified } from '../verification-state.ts';
import { toLoginHref } from '../auth-hrefs.ts';
import { useSendVerificationCode } from '../use-send-verification-code.ts';
import { useContactForm } from '../use-contact-form.ts';
import { useCountryPicker } from '../../../shared/forms/use-country-picker.tsx';
import { toRegisterStepHref, RegisterStep, REGISTER_STEP_COUNT } from './steps.ts';

/** Step 1: the contact. A recently verified contact skips the code step (spec §4). */
export function RegisterContactStep({ mode }: { mode: ContactMode }): ReactNode {
  const intl = useIntl();
  const navigation = useAuthNavigation();
  const { contact, country, setCountry, field, validate } = useContactForm(mode);
  const { open, picker } = useCountryPicker(country, setCountry);
  const verificationCode = useSendVerificationCode('register', contact);
  const login = toLoginHref(mode);

  async function next(): Promise<void> {
    if (!validate()) return;
    const status = await verificationCode.send();
    if (status === VerifiedStatus.NO_CODE_STEP) setContactVerified('register', contact, true);
    if (status !== null)
      navigation.go(
        toRegisterStepHref(
          status === VerifiedStatus.NO_CODE_STEP ? RegisterStep.INFO : RegisterStep.CODE,
          mode,
          contact,
        ),
      );
  }

  return (
    <>
      <AuthHeader
        title={intl.formatMessage({ id: 'auth.register.title' })}
        text={<FormattedMessage id="auth.register.contact-text" />}
        mark={<BrandMark />}
        progress={{ step: RegisterStep.CONTACT, count: REGISTER_STEP_COUNT }}
        onBack={() => navigation.backTo(login)}
      />
      <RegisterContactView
        mode={mode}
        country={country}
        contact={withClearErrorOnChange(field, verificationCode.clearError)}
        errorText={verificationCode.errorText}
        isBusy={verificationCode.isSending}
        onModeChange={(next) => navigation.go(toRegisterStepHref(RegisterStep.CONTACT, next, null), { replace: true })}
        onCountryOpen={open}
        onLogIn={() => navigation.backTo(login)}
        onSubmit={() => void next()}
      />
      {picker}
    </>
  );
}
