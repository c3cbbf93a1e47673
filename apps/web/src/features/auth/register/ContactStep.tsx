import { VerifiedStatus } from '@quintet/api/enums';
import type { ContactMode } from '@quintet/domain/auth/contact';
import { LoginHead } from '@quintet/ui/views/auth/LoginHead';
import { RegisterContactView } from '@quintet/ui/views/auth/RegisterContactView';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandMark } from '../../../shared/BrandMark.tsx';
import { useAuthSteps } from '../../../shared/auth-navigation.ts';
import { noteVerified } from '../verification-state.ts';
import { loginHref } from '../auth-hrefs.ts';
import { useCode } from '../use-verification-code.ts';
import { useContact } from '../use-contact-form.ts';
import { useCountryChoice } from '../use-country-picker.tsx';
import { hrefOf, Step, STEP_COUNT } from './steps.ts';

/** Step 1: where the code goes. A contact that was verified on this device a moment ago has no code step (spec §4). */
export function ContactStep({ mode }: { mode: ContactMode }): ReactNode {
  const intl = useIntl();
  const steps = useAuthSteps();
  const { contact, country, setCountry, field, insist } = useContact(mode);
  const { open, picker } = useCountryChoice(country, setCountry);
  const code = useCode('register', contact);
  const login = loginHref(mode);

  async function next(): Promise<void> {
    if (!insist()) return;
    const status = await code.send();
    if (status === VerifiedStatus.NO_CODE_STEP) noteVerified('register', contact, true);
    if (status !== null)
      steps.go(hrefOf(status === VerifiedStatus.NO_CODE_STEP ? Step.INFO : Step.CODE, mode, contact));
  }

  return (
    <>
      <LoginHead
        title={intl.formatMessage({ id: 'auth.register.title' })}
        text={<FormattedMessage id="auth.register.contact-text" />}
        mark={<BrandMark />}
        progress={{ step: Step.CONTACT, count: STEP_COUNT }}
        onBack={() => steps.backTo(login)}
      />
      <RegisterContactView
        mode={mode}
        country={country}
        contact={{
          ...field,
          change: (value) => {
            field.change(value);
            code.forgive();
          },
        }}
        failure={code.failure}
        isBusy={code.isSending}
        onModeChange={(next) => steps.go(hrefOf(Step.CONTACT, next, null), { replace: true })}
        onCountryOpen={open}
        onLogIn={() => steps.backTo(login)}
        onSubmit={() => void next()}
      />
      {picker}
    </>
  );
}
