import type { MessageId } from '@quintet/i18n/ids';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { GoogleCallbackView } from '../../views/auth/GoogleCallbackView.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { StoryAuthScreen } from './StoryAuthScreen.tsx';

const ERRORS = {
  loading: null,
  failed: 'auth.google.failed-text',
  retrying: 'auth.google.failed-text',
  offline: 'errors.connection.failed',
} as const satisfies Record<string, MessageId | null>;

/** The return from Google as features/auth composes it. */
export function StoryGoogleCallbackScreen({ state }: { state: keyof typeof ERRORS }) {
  const intl = useIntl();
  const error = ERRORS[state];
  return (
    <StoryAuthScreen>
      <GoogleCallbackView
        mark={storyBrandMark}
        errorText={error && intl.formatMessage({ id: error })}
        isBusy={state === 'retrying'}
        onRetry={fn()}
        onOtherMethods={fn()}
      />
    </StoryAuthScreen>
  );
}
