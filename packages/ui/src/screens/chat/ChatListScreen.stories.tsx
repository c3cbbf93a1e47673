import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryChatListScreen } from './StoryChatListScreen.tsx';

const meta = {
  title: 'Screens/Chat/List',
  component: StoryChatListScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryChatListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search field does not touch the bar's line. */
export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvasElement.querySelector('header')!.getBoundingClientRect();
    const { top } = canvas.getByRole('search').getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(8);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Connecting: Story = { args: { state: 'connecting' } };
export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('chat.list.menu') }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: t('groups.menu.new') })).toBeVisible());
  },
};
export const ChatActions: Story = { args: { state: 'actions' } };
export const ClearHistory: Story = { args: { state: 'clear' } };
export const NoGroups: Story = { args: { state: 'groups-empty' } };
export const Friends: Story = {
  args: { state: 'friends' },
  // The list renders its rows after it has measured itself.
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('list', { name: t('contacts.friends.label') })).findAllByRole('listitem');
  },
};
export const NoFriends: Story = { args: { state: 'friends-empty' } };
export const SearchFound: Story = { args: { state: 'found' } };
export const SearchBusy: Story = { args: { state: 'searching' } };
export const SearchFoundNothing: Story = { args: { state: 'none' } };
export const SearchFailed: Story = { args: { state: 'search-failed' } };
export const SearchTooLong: Story = { args: { state: 'search-too-long' } };
