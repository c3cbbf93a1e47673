import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryShareScreen } from './StoryShareScreen.tsx';

const meta = {
  title: 'Screens/Social/Share',
  component: StoryShareScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryShareScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Sent: Story = { args: { state: 'sent' } };
/** The user has no chats. */
export const Empty: Story = { args: { state: 'empty' } };
export const Guest: Story = { args: { state: 'guest' } };
/** The link has not come yet, or could not be loaded: a message has said so. */
export const Loading: Story = { args: { state: 'loading' } };
