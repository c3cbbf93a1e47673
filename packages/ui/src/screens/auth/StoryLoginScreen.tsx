import { findCountry } from '@quintet/domain/auth/countries';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { CountryPicker } from '../../components/CountryPicker.tsx';
import { LegalLinksLine } from '../../views/auth/LegalLinksLine.tsx';
import { LoginFormView } from '../../views/auth/LoginFormView.tsx';
import { AuthHeader } from '../../views/auth/AuthHeader.tsx';
import { storyBrandMark, makeStoryField } from '../../views/auth/story-form.tsx';
import { StoryAuthScreen, STORY_LEGAL_LINKS } from './StoryAuthScreen.tsx';

export type StoryLoginScreenState = 'phone' | 'email' | 'invalid' | 'refused' | 'offline' | 'busy' | 'countries';

/** Login with a password as features/auth composes it. */
export function StoryLoginScreen({ state }: { state: StoryLoginScreenState }) {
  const intl = useIntl();
  const isPhone = state === 'phone' || state === 'countries';
  const email =
    state === 'invalid'
      ? makeStoryField('mei@', { error: intl.formatMessage({ id: 'auth.email.invalid' }) })
      : makeStoryField('mei@example.com');
  const refusal = { error: intl.formatMessage({ id: 'errors.login.incorrect-email' }) };
  return (
    <StoryAuthScreen hasQrLogin>
      <AuthHeader title={intl.formatMessage({ id: 'auth.login.title' })} mark={storyBrandMark} onBack={fn()} />
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
      <LegalLinksLine {...STORY_LEGAL_LINKS} />
    </StoryAuthScreen>
  );
}
