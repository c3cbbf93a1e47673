import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Sheet } from '../../components/Sheet.tsx';
import { LoginSelectView } from '../../views/auth/LoginSelectView.tsx';
import { exampleBrandMark } from '../../views/auth/story-form.tsx';
import { HomeScreen } from '../social/HomeScreen.tsx';
import { useIsWide } from '../StoryScreen.tsx';
import { AuthScreen, StoryLanguageSwitch, LEGAL_LINKS } from './AuthScreen.tsx';

export type LoginSelectScreenState = 'page' | 'prompt' | 'google' | 'dialog';

const VIEW = { brandTitle: 'Quintet', mark: exampleBrandMark, legal: LEGAL_LINKS, onChoose: fn() };

/** The choice of how to log in: a page, or a dialog over the current screen. */
export function LoginSelectScreen({ state }: { state: LoginSelectScreenState }) {
  const intl = useIntl();
  const isWide = useIsWide();
  if (state === 'dialog') {
    return (
      <>
        <HomeScreen state="guest" />
        <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'shell.guest.log-in' })} isTitleHidden>
          <LoginSelectView
            {...VIEW}
            isInset
            isPrompt
            reason="comment"
            hasGoogle
            languageSwitch={<StoryLanguageSwitch />}
            {...(isWide && { onScan: fn() })}
          />
        </Sheet>
      </>
    );
  }
  return (
    <AuthScreen hasQrLogin>
      <LoginSelectView {...VIEW} hasGoogle={state === 'google'} isPrompt={state === 'prompt'} onLookAround={fn()} />
    </AuthScreen>
  );
}
