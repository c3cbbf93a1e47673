import { findCountry } from '@quintet/domain/auth/countries';
import type { MessageId } from '@quintet/i18n/ids';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { CountryPicker } from '../../components/CountryPicker.tsx';
import { AuthHeader } from '../../views/auth/AuthHeader.tsx';
import { ContactVerificationView } from '../../views/auth/ContactVerificationView.tsx';
import { LegalLinksLine } from '../../views/auth/LegalLinksLine.tsx';
import { LoginFormView } from '../../views/auth/LoginFormView.tsx';
import { storyBrandMark, makeStoryField } from '../../views/auth/story-form.tsx';
import { StoryAuthScreen, STORY_LEGAL_LINKS } from './StoryAuthScreen.tsx';

const CHINA = findCountry('CN')!;

/** The code of each state of login by code; null before one was sent. */
const CODES = {
  'by-code': null,
  'code-sent': { value: '042' },
  'code-wrong': { value: '042917', error: 'errors.code.incorrect' },
  'code-resend': { value: '' },
} as const satisfies Record<string, { value: string; error?: MessageId } | null>;
type CodeState = keyof typeof CODES;

export type StoryLoginScreenState =
  | 'phone'
  | 'email'
  | 'invalid'
  | 'refused'
  | 'locked'
  | 'suspended'
  | 'offline'
  | 'failed'
  | 'busy'
  | 'countries'
  | CodeState;

/** Why the server refuses the form. */
const FORM_ERRORS: Readonly<Partial<Record<StoryLoginScreenState, MessageId>>> = {
  suspended: 'errors.login.suspended',
  offline: 'errors.connection.failed',
  failed: 'errors.connection.unavailable',
};

const isByCode = (state: StoryLoginScreenState): state is CodeState => state in CODES;

/** Login with a password or a code as features/auth composes it. */
export function StoryLoginScreen({ state }: { state: StoryLoginScreenState }) {
  const intl = useIntl();
  return (
    <StoryAuthScreen qr="ready">
      <AuthHeader title={intl.formatMessage({ id: 'auth.login.title' })} mark={storyBrandMark} onBack={fn()} />
      {isByCode(state) ? <LoginByCode state={state} /> : <LoginByPassword state={state} />}
      <CountryPicker isOpen={state === 'countries'} value="CN" onSelect={fn()} onClose={fn()} />
      <LegalLinksLine {...STORY_LEGAL_LINKS} />
    </StoryAuthScreen>
  );
}

function LoginByPassword({ state }: { state: StoryLoginScreenState }) {
  const intl = useIntl();
  const isPhone = state === 'phone' || state === 'countries';
  const email =
    state === 'invalid'
      ? makeStoryField('mei@', { error: intl.formatMessage({ id: 'auth.email.invalid' }) })
      : makeStoryField('mei@example.com');
  const time = intl.formatTime(new Date(2026, 0, 5, 8, 35));
  const refusals: Readonly<Partial<Record<StoryLoginScreenState, string>>> = {
    refused: intl.formatMessage({ id: 'errors.login.incorrect-email' }),
    locked: intl.formatMessage({ id: 'errors.login.locked' }, { time }),
  };
  const refusal = refusals[state];
  const formError = FORM_ERRORS[state];
  return (
    <LoginFormView
      mode={isPhone ? 'phone' : 'email'}
      country={CHINA}
      contact={isPhone ? makeStoryField() : email}
      password={isPhone ? makeStoryField() : makeStoryField('quintet5', refusal ? { error: refusal } : {})}
      isRemembered
      canSubmit={!isPhone}
      isBusy={state === 'busy'}
      errorText={formError && intl.formatMessage({ id: formError })}
      onModeChange={fn()}
      onCountryOpen={fn()}
      onRememberedChange={fn()}
      onForgot={fn()}
      onUseCode={fn()}
      onRegister={fn()}
      onSubmit={fn()}
    />
  );
}

function LoginByCode({ state }: { state: CodeState }) {
  const intl = useIntl();
  const code = CODES[state];
  return (
    <ContactVerificationView
      mode="phone"
      country={CHINA}
      contact={makeStoryField('19900000001')}
      code={
        code && {
          value: code.value,
          ...('error' in code && { error: intl.formatMessage({ id: code.error }) }),
        }
      }
      secondsLeft={state === 'code-resend' ? 0 : 42}
      isSending={false}
      isBusy={false}
      submitLabel={intl.formatMessage({ id: 'auth.login.submit' })}
      alternative={
        <Button isBlock variant="outline">
          {intl.formatMessage({ id: 'auth.code.by-password' })}
        </Button>
      }
      onModeChange={fn()}
      onCountryOpen={fn()}
      onCodeChange={fn()}
      onSend={fn()}
      onSubmit={fn()}
    />
  );
}
