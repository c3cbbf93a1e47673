import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryNotificationsScreen } from './StoryNotificationsScreen.tsx';

const meta = {
  title: 'Screens/Notifications/List',
  component: StoryNotificationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryNotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Seen: Story = { args: { state: 'seen' } };
export const Empty: Story = { args: { state: 'empty' } };
export const None: Story = { args: { state: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Settings: Story = { args: { state: 'settings' } };
