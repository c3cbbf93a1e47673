import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAuthorScreen } from './StoryAuthorScreen.tsx';

const meta = {
  title: 'Screens/Social/Author',
  component: StoryAuthorScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryAuthorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Friend: Story = {
  args: { state: 'friend' },
  play: async ({ canvas }) => {
    // The values of all lines start at the same place.
    const values = ['Wren 🥐', 'wren2024', /^楼下面包店/].map((text) => canvas.getByText(text));
    const places = values.map((value) => value.getBoundingClientRect().left);
    await expect(new Set(places).size).toBe(1);
  },
};
export const DetailsFailed: Story = { args: { state: 'details-failed' } };
export const Blocked: Story = { args: { state: 'blocked' } };
export const Remark: Story = { args: { state: 'friend', sheet: 'remark' } };
export const MutualGroups: Story = { args: { state: 'friend', sheet: 'mutual' } };
export const Followers: Story = { args: { sheet: 'followers' } };
export const NoFollowers: Story = { args: { sheet: 'followers-empty' } };
export const FollowersLoading: Story = { args: { sheet: 'followers-loading' } };
export const FollowersFailed: Story = { args: { sheet: 'followers-failed' } };
export const Block: Story = { args: { sheet: 'block' } };
export const Report: Story = { args: { sheet: 'report' } };
export const ReportPreview: Story = { args: { sheet: 'report-preview' } };
export const ReportDone: Story = { args: { sheet: 'report-done' } };
export const Settings: Story = { args: { state: 'own', sheet: 'settings' } };
export const Own: Story = { args: { state: 'own' } };
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
export const Offline: Story = { args: { state: 'offline' } };
