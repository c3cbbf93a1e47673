import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryMyPageScreen } from './StoryMyPageScreen.tsx';

const meta = {
  title: 'Screens/Profile/My page',
  component: StoryMyPageScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryMyPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NoPosts: Story = { args: { state: 'no-posts' } };
export const LongName: Story = { args: { state: 'long-name' } };
export const PostsLoading: Story = { args: { state: 'posts-loading' } };
/** The rest of the page stays as it is. */
export const PostsFailed: Story = { args: { state: 'posts-failed' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
