import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
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
export const DirectMessage: Story = { args: { kind: 'user' } };
export const Long: Story = { args: { state: 'long' } };
export const Unread: Story = { args: { state: 'unread' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const OfflineNotLoaded: Story = { args: { state: 'offline-unloaded' } };
export const Connecting: Story = { args: { state: 'connecting' } };
/** Not a member, and no event has said why. */
export const Gone: Story = { args: { state: 'other' } };
export const Dissolved: Story = { args: { state: 'dissolved' } };
export const Left: Story = { args: { state: 'left' } };
export const Removed: Story = { args: { state: 'removed' } };
export const ReadOnly: Story = { args: { state: 'read-only' } };
/** A direct message with a user whom this user blocked. */
export const Blocked: Story = {
  args: { state: 'blocked', kind: 'user' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('chat.composer.unblock') })).toBeVisible();
  },
};
export const CancelledAccount: Story = { args: { state: 'cancelled', kind: 'user' } };
/** A blocked user's messages in a group. */
export const BlockedMessages: Story = { args: { state: 'folded' } };
export const AlbumsAndFiles: Story = { args: { state: 'attachments' } };
export const OnlyFiles: Story = { args: { state: 'no-text' } };
export const LinkRefused: Story = { args: { state: 'refused' } };
export const Replying: Story = { args: { state: 'replying' } };
export const Recording: Story = { args: { state: 'recording' } };
export const Selecting: Story = { args: { state: 'selecting' } };
/** How the selected messages are forwarded. */
export const Forward: Story = { args: { state: 'forward' } };
export const ForwardToChats: Story = { args: { state: 'forward-to' } };
export const Search: Story = { args: { state: 'search-open' } };
export const SearchFound: Story = { args: { state: 'searching' } };
export const SearchFailed: Story = { args: { state: 'search-failed' } };
export const SearchHits: Story = { args: { state: 'hits' } };
export const DropFiles: Story = { args: { state: 'drop' } };
export const Report: Story = { args: { state: 'report' } };
export const Unsend: Story = { args: { state: 'unsend' } };
export const DeleteForMe: Story = { args: { state: 'hide' } };
/** A pinned message that the user no longer has. */
export const Unpin: Story = { args: { state: 'unpin' } };
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
