import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Social/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const NobodyFollowed: Story = { args: { state: 'follow-empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const NewPosts: Story = { args: { state: 'new-posts' } };
export const End: Story = { args: { state: 'end' } };
export const NextPageFailed: Story = { args: { state: 'next-page-failed' } };
export const Publishing: Story = { args: { state: 'publishing' } };
export const PublishFailed: Story = { args: { state: 'publish-failed' } };
export const Guest: Story = { args: { state: 'guest' } };
export const GuestLimit: Story = { args: { state: 'guest-end' } };
export const GuestFollowing: Story = { args: { state: 'guest-follow' } };
