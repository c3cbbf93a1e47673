import { findCountry } from '@quintet/domain/auth/countries';
import { FormattedMessage, useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { ContactVerificationView } from '../../views/auth/ContactVerificationView.tsx';
import { AuthHeader } from '../../views/auth/AuthHeader.tsx';
import { NewPasswordView } from '../../views/auth/NewPasswordView.tsx';
import { storyBrandMark, makeStoryField } from '../../views/auth/story-form.tsx';
import { StoryAuthScreen } from './StoryAuthScreen.tsx';

export type StoryForgotPasswordScreenState =
  | 'contact'
  | 'code'
  | 'code-wrong'
  | 'first-password'
  | 'security-code'
  | 'no-account'
  | 'offline'
  | 'new-password'
  | 'new-password-failed'
  | 'done'
  | 'stop';

/** Password recovery as features/auth/forgot composes it. */
export function StoryForgotPasswordScreen({ state }: { state: StoryForgotPasswordScreenState }) {
  const intl = useIntl();
  const isFirst = state === 'first-password' || state === 'security-code' || state === 'stop';
  const setTitle = state === 'security-code' ? 'auth.forgot.code-title' : 'auth.forgot.set-title';
  const title = intl.formatMessage({ id: isFirst ? setTitle : 'auth.forgot.title' });
  const isNewPassword = state === 'new-password' || state === 'new-password-failed' || state === 'done';
  const contact = 'mei.with.a.very.long.address@example.com';
  return (
    <StoryAuthScreen>
      {isNewPassword ? (
        <>
          <AuthHeader
            title={title}
            text={<FormattedMessage id="auth.forgot.new-text" values={{ contact: <strong>{contact}</strong> }} />}
            onBack={fn()}
          />
          <NewPasswordView
            login={contact}
            password={makeStoryField('quintet5')}
            confirmation={makeStoryField('quintet5')}
            errorText={state === 'new-password-failed' ? intl.formatMessage({ id: 'errors.code.expired' }) : undefined}
            isBusy={false}
            onSubmit={fn()}
          />
        </>
      ) : (
        <>
          <AuthHeader
            title={title}
            text={<FormattedMessage id={isFirst ? 'auth.forgot.set-text' : 'auth.forgot.contact-text'} />}
            mark={storyBrandMark}
            onBack={fn()}
          />
          <ContactVerificationView
            submitLabel={intl.formatMessage({ id: 'auth.register.next' })}
            mode="email"
            country={findCountry('CN')!}
            contact={makeStoryField(contact)}
            fixedContact={isFirst ? contact : undefined}
            code={getCode(state, intl.formatMessage({ id: 'errors.code.incorrect' }))}
            errorText={state === 'offline' ? intl.formatMessage({ id: 'errors.connection.failed' }) : undefined}
            secondsLeft={state === 'contact' || state === 'offline' ? 0 : 42}
            isSending={false}
            isBusy={false}
            onModeChange={fn()}
            onCountryOpen={fn()}
            onCodeChange={fn()}
            onSend={fn()}
            onSubmit={fn()}
          />
        </>
      )}
      <Dialog
        isOpen={state === 'done'}
        title={intl.formatMessage({ id: 'auth.forgot.done-title' })}
        confirmLabel={intl.formatMessage({ id: 'auth.forgot.done-action' })}
        onConfirm={fn()}
      >
        {intl.formatMessage({ id: 'auth.forgot.done-text' })}
      </Dialog>
      <Dialog
        isOpen={state === 'no-account'}
        title={intl.formatMessage({ id: 'auth.forgot.no-account-title' })}
        confirmLabel={intl.formatMessage({ id: 'auth.forgot.no-account-register' })}
        cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
        onConfirm={fn()}
        onCancel={fn()}
      >
        {intl.formatMessage({ id: 'auth.forgot.no-account-text' }, { contact })}
      </Dialog>
      <Dialog
        isOpen={state === 'stop'}
        title={intl.formatMessage({ id: 'auth.forgot.cancel-title' })}
        confirmLabel={intl.formatMessage({ id: 'auth.forgot.cancel-confirm' })}
        cancelLabel={intl.formatMessage({ id: 'auth.forgot.cancel-stay' })}
        onConfirm={fn()}
        onCancel={fn()}
      >
        {intl.formatMessage({ id: 'auth.forgot.cancel-text' })}
      </Dialog>
    </StoryAuthScreen>
  );
}

function getCode(state: StoryForgotPasswordScreenState, error: string) {
  if (state === 'code') return { value: '042' };
  return state === 'code-wrong' ? { value: '042917', error } : null;
}
