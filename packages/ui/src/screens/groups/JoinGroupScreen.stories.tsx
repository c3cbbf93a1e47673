import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryJoinGroupScreen } from './StoryJoinGroupScreen.tsx';

const meta = {
  title: 'Screens/Groups/Join group',
  component: StoryJoinGroupScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'preview' },
} satisfies Meta<typeof StoryJoinGroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {};
export const Enter: Story = { args: { state: 'enter' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Member: Story = { args: { state: 'member' } };
export const Ended: Story = { args: { state: 'ended' } };
export const UsedUp: Story = { args: { state: 'used-up' } };
export const Revoked: Story = { args: { state: 'revoked' } };
export const Full: Story = { args: { state: 'full' } };
/** The user is on the group's blacklist. */
export const Blocked: Story = { args: { state: 'blocked' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
