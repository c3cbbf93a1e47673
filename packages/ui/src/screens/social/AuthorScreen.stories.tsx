import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorScreen } from './AuthorScreen.tsx';

const meta = {
  title: 'Screens/Social/Author',
  component: AuthorScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof AuthorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Friend: Story = { args: { state: 'friend' } };
export const LongName: Story = { args: { state: 'long-name' } };
export const NoPosts: Story = { args: { state: 'no-posts' } };
export const Saved: Story = { args: { state: 'collected' } };
export const LikesPrivate: Story = { args: { state: 'liked-private' } };
export const GuestLocked: Story = { args: { state: 'locked' } };
export const PostsFailed: Story = { args: { state: 'posts-failed' } };
export const PostsLoading: Story = { args: { state: 'posts-loading' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Gone: Story = { args: { state: 'gone' } };
export const Failed: Story = { args: { state: 'failed' } };
