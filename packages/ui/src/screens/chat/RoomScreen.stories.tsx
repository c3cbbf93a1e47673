import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { tPattern } from '../../stories/translate.ts';
import { StoryRoomScreen } from './StoryRoomScreen.tsx';

const meta = {
  title: 'Screens/Chat/Room',
  component: StoryRoomScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full', kind: 'group' },
} satisfies Meta<typeof StoryRoomScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Messages of all kinds, a pinned bar, a failed message. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('log')).toBeVisible());
    await expect(canvas.getAllByRole('img', { name: tPattern('chat.message.failed') })).not.toHaveLength(0);
  },
};
export const DirectMessage: Story = { args: { kind: 'person' } };
export const Long: Story = { args: { state: 'long' } };
export const Unread: Story = { args: { state: 'unread' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Connecting: Story = { args: { state: 'connecting' } };
/** Not a member, and no event has said why. */
export const Gone: Story = { args: { state: 'gone' } };
export const Dissolved: Story = { args: { state: 'dissolved' } };
export const ReadOnly: Story = { args: { state: 'read-only' } };
export const OnlyFiles: Story = { args: { state: 'no-text' } };
export const LinkRefused: Story = { args: { state: 'refused' } };
export const Replying: Story = { args: { state: 'replying' } };
export const Recording: Story = { args: { state: 'recording' } };
export const Selecting: Story = { args: { state: 'selecting' } };
export const Searching: Story = { args: { state: 'searching' } };
export const Emojis: Story = {
  args: { state: 'emojis' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('kit.emoji.open') }));
    await waitFor(() => expect(canvas.getAllByRole('gridcell')[0]).toBeVisible());
  },
};
/** Files before they are sent. */
export const Preview: Story = { args: { state: 'preview' } };
/** A voice message that was not sent. */
export const VoiceFailed: Story = {
  args: { state: 'voice-failed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: tPattern('chat.media.retry') })).toBeVisible());
  },
};
export const MessageActions: Story = {
  args: { state: 'actions' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};
