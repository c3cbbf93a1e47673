import { findCountry } from '@quintet/domain/auth/countries';
import { REGISTRATION_NICKNAME_LENGTH_RANGE, USERNAME_LENGTH_RANGE } from '@quintet/domain/limits';
import type { MessageId } from '@quintet/i18n/ids';
import { FormattedMessage, useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { RegisterAccountView } from '../../views/auth/RegisterAccountView.tsx';
import { AuthHeader } from '../../views/auth/AuthHeader.tsx';
import { RegisterCodeView } from '../../views/auth/RegisterCodeView.tsx';
import { RegisterContactView } from '../../views/auth/RegisterContactView.tsx';
import { RegisterDoneView } from '../../views/auth/RegisterDoneView.tsx';
import { storyBrandMark, makeStoryField } from '../../views/auth/story-form.tsx';
import { StoryAuthScreen, STORY_LEGAL_LINKS } from './StoryAuthScreen.tsx';

const STEPS = {
  contact: 1,
  'contact-refused': 1,
  offline: 1,
  code: 2,
  'code-wrong': 2,
  info: 3,
  'info-missing': 3,
  'info-loading': 3,
  'info-failed': 3,
  'info-expired': 3,
  'info-offline': 3,
  done: 4,
} as const;

export type StoryRegisterScreenState = keyof typeof STEPS;

const CONTACT = { contact: <strong key="contact">+91 9000000002</strong> };

interface RegisterProps {
  state: StoryRegisterScreenState;
  /** With Google, only the last step. */
  isGoogle?: boolean;
}

/** Why the form is refused. */
const ERRORS: Readonly<Partial<Record<StoryRegisterScreenState, MessageId>>> = {
  'contact-refused': 'errors.general.too-many-requests',
  offline: 'errors.connection.failed',
  'info-offline': 'errors.connection.failed',
  'info-expired': 'errors.code.expired',
};

/** Registration step by step as features/auth/register composes it. */
export function StoryRegisterScreen({ state, isGoogle = false }: RegisterProps) {
  if (state === 'done') {
    return (
      <StoryAuthScreen>
        <RegisterDoneView brandTitle="Quintet" nickname="Nguyễn Văn 小明" onProfile={fn()} onSkip={fn()} />
      </StoryAuthScreen>
    );
  }
  return (
    <StoryAuthScreen>
      <Header state={state} isGoogle={isGoogle} />
      <Step state={state} isGoogle={isGoogle} />
    </StoryAuthScreen>
  );
}

function Header({ state, isGoogle }: Required<RegisterProps>) {
  const intl = useIntl();
  if (isGoogle) {
    return (
      <AuthHeader
        title={intl.formatMessage({ id: 'auth.google.title' }, { brand: 'Quintet' })}
        text={<FormattedMessage id="auth.google.as" values={{ email: <strong>mei@example.com</strong> }} />}
        onBack={fn()}
      />
    );
  }
  const step = STEPS[state];
  const header = {
    1: {
      title: intl.formatMessage({ id: 'auth.register.title' }),
      text: <FormattedMessage id="auth.register.contact-text" />,
      mark: storyBrandMark,
    },
    2: {
      title: intl.formatMessage({ id: 'auth.code.title' }),
      text: <FormattedMessage id="auth.code.sent-to" values={CONTACT} />,
    },
    3: {
      title: intl.formatMessage({ id: 'auth.register.info-title' }),
      text: <FormattedMessage id="auth.register.info-text" values={CONTACT} />,
    },
  }[step as 1 | 2 | 3];
  return <AuthHeader {...header} progress={{ step, count: 3 }} onBack={fn()} />;
}

function Step({ state, isGoogle }: Required<RegisterProps>) {
  const intl = useIntl();
  const error = ERRORS[state];
  switch (STEPS[state]) {
    case 1:
      return (
        <RegisterContactView
          mode="phone"
          country={findCountry('IN')!}
          contact={makeStoryField('9000000002')}
          errorText={error && intl.formatMessage({ id: error })}
          isBusy={false}
          onModeChange={fn()}
          onCountryOpen={fn()}
          onLogIn={fn()}
          onSubmit={fn()}
        />
      );
    case 2:
      return (
        <RegisterCodeView
          code={
            state === 'code-wrong'
              ? { value: '042917', error: intl.formatMessage({ id: 'errors.code.incorrect' }) }
              : { value: '042' }
          }
          secondsLeft={42}
          isSending={false}
          isBusy={false}
          onCodeChange={fn()}
          onSend={fn()}
          onSubmit={fn()}
        />
      );
    default:
      return <Info state={state} isGoogle={isGoogle} />;
  }
}

function Info({ state, isGoogle }: Required<RegisterProps>) {
  const intl = useIntl();
  if (state === 'info-loading') {
    return (
      <div aria-busy>
        <Skeleton shape="control" count={6} />
      </div>
    );
  }
  if (state === 'info-failed') {
    return (
      <FormAlert>
        {intl.formatMessage({ id: 'auth.register.options-failed' })}
        <Button variant="quiet" size="s">
          {intl.formatMessage({ id: 'auth.register.options-retry' })}
        </Button>
      </FormAlert>
    );
  }
  const error = ERRORS[state];
  const isMissing = state === 'info-missing';
  const usernameError = {
    error: intl.formatMessage({ id: 'auth.register.username-rule' }, { ...USERNAME_LENGTH_RANGE }),
  };
  const nicknameError = {
    error: intl.formatMessage({ id: 'auth.register.nickname-rule' }, { ...REGISTRATION_NICKNAME_LENGTH_RANGE }),
  };
  return (
    <RegisterAccountView
      username={isMissing ? makeStoryField('mei', usernameError) : makeStoryField('mei2026')}
      nickname={isMissing ? makeStoryField('', nicknameError) : makeStoryField('Nguyễn Văn 小明')}
      password={
        isGoogle
          ? null
          : { login: '9000000002', password: makeStoryField('quintet5'), confirmation: makeStoryField('quintet5') }
      }
      memo={{ ...makeStoryField(), isRequired: false }}
      inviteCode={{ ...makeStoryField(), isRequired: false }}
      hasAgreed={!isMissing}
      isAgreementMissing={isMissing}
      legal={STORY_LEGAL_LINKS}
      errorText={
        error && (
          <>
            {intl.formatMessage({ id: error })}
            {state === 'info-expired' && (
              <Button variant="quiet" size="s">
                {intl.formatMessage({ id: 'auth.register.verify-again' })}
              </Button>
            )}
          </>
        )
      }
      isBusy={false}
      onAgreedChange={fn()}
      onSubmit={fn()}
    />
  );
}
