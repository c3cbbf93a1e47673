import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { makeStoryPost } from './story-posts.ts';
import { PostProcessingStatus } from './PostProcessingStatus.tsx';

const post = makeStoryPost(1);
const meta = {
  title: 'Views/Social/Post/PostProcessingStatus',
  component: PostProcessingStatus,
  args: { post, isBusy: false, onRetry: fn() },
} satisfies Meta<typeof PostProcessingStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = { args: { post: { ...post, state: 'processing', progress: { done: 2, total: 5 } } } };

export const Failed: Story = {
  args: { post: { ...post, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('social.post.retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const InReview: Story = { args: { post: { ...post, audit_status: 'auditing' } } };
export const Rejected: Story = { args: { post: { ...post, audit_status: 'rejected' } } };
