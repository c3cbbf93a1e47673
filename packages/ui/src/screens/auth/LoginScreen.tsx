import { findCountry } from '@quintet/domain/auth/countries';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { CountryPicker } from '../../components/CountryPicker.tsx';
import { LegalLine } from '../../views/auth/LegalLine.tsx';
import { LoginFormView } from '../../views/auth/LoginFormView.tsx';
import { LoginHeader } from '../../views/auth/LoginHeader.tsx';
import { exampleMark, makeField } from '../../views/auth/story-form.tsx';
import { AuthScreen, LEGAL } from './AuthScreen.tsx';

export type LoginState = 'phone' | 'email' | 'invalid' | 'refused' | 'offline' | 'busy' | 'countries';

/** Login with a password as features/auth composes it. */
export function LoginScreen({ state }: { state: LoginState }) {
  const intl = useIntl();
  const isPhone = state === 'phone' || state === 'countries';
  const email =
    state === 'invalid'
      ? makeField('mei@', { error: intl.formatMessage({ id: 'auth.email.invalid' }) })
      : makeField('mei@example.com');
  const refusal = { error: intl.formatMessage({ id: 'errors.login.incorrect-email' }) };
  return (
    <AuthScreen hasQrLogin>
      <LoginHeader title={intl.formatMessage({ id: 'auth.login.title' })} mark={exampleMark} onBack={fn()} />
      <LoginFormView
        mode={isPhone ? 'phone' : 'email'}
        country={findCountry('CN')!}
        contact={isPhone ? makeField() : email}
        password={isPhone ? makeField() : makeField('quintet5', state === 'refused' ? refusal : {})}
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
      <LegalLine {...LEGAL} />
    </AuthScreen>
  );
}
