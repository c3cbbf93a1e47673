import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Sheet } from '../../components/Sheet.tsx';
import { LoginSelectView } from '../../views/auth/LoginSelectView.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { StoryHomeScreen } from '../social/StoryHomeScreen.tsx';
import { useIsStoryWide } from '../StoryScreen.tsx';
import { StoryAuthScreen, StoryLanguageSwitch, STORY_LEGAL_LINKS } from './StoryAuthScreen.tsx';

export type StoryLoginSelectScreenState = 'page' | 'prompt' | 'google' | 'dialog';

const VIEW = { brandTitle: 'Quintet', mark: storyBrandMark, legal: STORY_LEGAL_LINKS, onChoose: fn() };

/** The choice of how to log in: a page, or a dialog over the current screen. */
export function StoryLoginSelectScreen({ state }: { state: StoryLoginSelectScreenState }) {
  const intl = useIntl();
  const isWide = useIsStoryWide();
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
    <StoryAuthScreen hasQrLogin>
      <LoginSelectView {...VIEW} hasGoogle={state === 'google'} isPrompt={state === 'prompt'} onLookAround={fn()} />
    </StoryAuthScreen>
  );
}
