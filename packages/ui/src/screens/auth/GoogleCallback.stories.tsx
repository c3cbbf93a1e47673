import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { GoogleCallbackView } from '../../views/auth/GoogleCallbackView.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { StoryAuthScreen } from './StoryAuthScreen.tsx';

/** The return from Google as features/auth composes it. */
function GoogleCallback({ hasFailed, isBusy }: { hasFailed: boolean; isBusy: boolean }) {
  const intl = useIntl();
  return (
    <StoryAuthScreen>
      <GoogleCallbackView
        mark={storyBrandMark}
        errorText={hasFailed ? intl.formatMessage({ id: 'auth.google.failed-text' }) : null}
        isBusy={isBusy}
        onRetry={fn()}
        onOtherMethods={fn()}
      />
    </StoryAuthScreen>
  );
}

const meta = {
  title: 'Screens/Auth/Google callback',
  component: GoogleCallback,
  parameters: { layout: 'fullscreen' },
  args: { hasFailed: false, isBusy: false },
} satisfies Meta<typeof GoogleCallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
export const Failed: Story = { args: { hasFailed: true } };
export const Retrying: Story = { args: { hasFailed: true, isBusy: true } };
