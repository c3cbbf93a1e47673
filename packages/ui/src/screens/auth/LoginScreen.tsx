import { findCountry } from '@quintet/domain/auth/countries';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { CountryPicker } from '../../components/CountryPicker.tsx';
import { LegalLinksLine } from '../../views/auth/LegalLinksLine.tsx';
import { LoginFormView } from '../../views/auth/LoginFormView.tsx';
import { LoginHeader } from '../../views/auth/LoginHeader.tsx';
import { exampleBrandMark, makeStoryField } from '../../views/auth/story-form.tsx';
import { AuthScreen, LEGAL_LINKS } from './AuthScreen.tsx';

export type LoginScreenState = 'phone' | 'email' | 'invalid' | 'refused' | 'offline' | 'busy' | 'countries';

/** Login with a password as features/auth composes it. */
export function LoginScreen({ state }: { state: LoginScreenState }) {
  const intl = useIntl();
  const isPhone = state === 'phone' || state === 'countries';
  const email =
    state === 'invalid'
      ? makeStoryField('mei@', { error: intl.formatMessage({ id: 'auth.email.invalid' }) })
      : makeStoryField('mei@example.com');
  const refusal = { error: intl.formatMessage({ id: 'errors.login.incorrect-email' }) };
  return (
    <AuthScreen hasQrLogin>
      <LoginHeader title={intl.formatMessage({ id: 'auth.login.title' })} mark={exampleBrandMark} onBack={fn()} />
      <LoginFormView
        mode={isPhone ? 'phone' : 'email'}
        country={findCountry('CN')!}
        contact={isPhone ? makeStoryField() : email}
        password={isPhone ? makeStoryField() : makeStoryField('quintet5', state === 'refused' ? refusal : {})}
        isRemembered
        canSubmit={!isPhone}
        isBusy={state === 'busy'}
        errorText={state === 'offline' ? intl.formatMessage({ id: 'errors.connection.failed' }) : undefined}
        onModeChange={fn()}
        onCountryOpen={fn()}
        onRememberedChange={fn()}
        onForgot={fn()}
        onUseCode={fn()}
        onRegister={fn()}
        onSubmit={fn()}
      />
      <CountryPicker isOpen={state === 'countries'} value="CN" onSelect={fn()} onClose={fn()} />
      <LegalLinksLine {...LEGAL_LINKS} />
    </AuthScreen>
  );
}
