import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Sheet } from '../../components/Sheet.tsx';
import { LoginSelectView } from '../../views/auth/LoginSelectView.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { StoryHomeScreen } from '../social/StoryHomeScreen.tsx';
import { useIsStoryWindowWide } from '../StoryAppShell.tsx';
import { StoryAuthScreen, StoryLanguageSwitch, STORY_LEGAL_LINKS, type StoryQrLoginState } from './StoryAuthScreen.tsx';

export type StoryLoginSelectScreenState =
  | 'page'
  | 'prompt'
  | 'google'
  | 'dialog'
  | 'loading'
  | 'expired'
  | 'failed'
  | 'offline';

/** The QR code beside the choice has a state, on a wide window. */
const QR_STATES: Readonly<Partial<Record<StoryLoginSelectScreenState, StoryQrLoginState>>> = {
  loading: 'loading',
  expired: 'expired',
  failed: 'failed',
  offline: 'offline',
};

const VIEW = { brandTitle: 'Quintet', mark: storyBrandMark, legal: STORY_LEGAL_LINKS, onChoose: fn() };

/** The choice of how to log in: a page, or a dialog over the current screen. */
export function StoryLoginSelectScreen({ state }: { state: StoryLoginSelectScreenState }) {
  const intl = useIntl();
  const isWide = useIsStoryWindowWide();
  if (state === 'dialog') {
    return (
      <>
        <StoryHomeScreen state="guest" />
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
    <StoryAuthScreen qr={QR_STATES[state] ?? 'ready'}>
      <LoginSelectView
        {...VIEW}
        hasGoogle={state === 'google'}
        isPrompt={state === 'prompt'}
        onContinueAsGuest={fn()}
      />
    </StoryAuthScreen>
  );
}
