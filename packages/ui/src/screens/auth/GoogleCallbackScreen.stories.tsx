import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGoogleCallbackScreen } from './StoryGoogleCallbackScreen.tsx';

const meta = {
  title: 'Screens/Auth/Google callback',
  component: StoryGoogleCallbackScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'loading' },
} satisfies Meta<typeof StoryGoogleCallbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { state: 'failed' } };
export const Retrying: Story = { args: { state: 'retrying' } };
export const Offline: Story = { args: { state: 'offline' } };
