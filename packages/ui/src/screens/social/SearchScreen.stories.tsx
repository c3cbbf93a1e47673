import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StorySearchScreen } from './StorySearchScreen.tsx';

const meta = {
  title: 'Screens/Social/Search',
  component: StorySearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'posts' },
} satisfies Meta<typeof StorySearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The found words are highlighted. */
export const Posts: Story = {
  play: async () => {
    const textsOf = () =>
      [...(CSS.highlights.get('found') ?? [])].map((range) =>
        (range.startContainer as Text).data.slice(range.startOffset, range.endOffset),
      );
    await waitFor(() => expect(textsOf()).not.toEqual([]));
    await expect([...new Set(textsOf().map((text) => text.toLowerCase()))]).toEqual(['light']);
  },
};
export const Users: Story = { args: { state: 'users' } };
export const Chats: Story = { args: { state: 'chats' } };
export const Messages: Story = { args: { state: 'messages' } };
export const MessagesFailed: Story = { args: { state: 'messages-failed' } };
export const Guest: Story = { args: { state: 'guest' } };
export const Recent: Story = { args: { state: 'recent' } };
export const First: Story = { args: { state: 'first' } };
export const NoResults: Story = { args: { state: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
/** Other tabs have results. */
export const NoPosts: Story = { args: { state: 'none-posts' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
