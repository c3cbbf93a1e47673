import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPostScreen } from './StoryPostScreen.tsx';

const meta = {
  title: 'Screens/Social/Post',
  component: StoryPostScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'images' },
} satisfies Meta<typeof StoryPostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A high picture leaves the dots in sight. */
export const Images: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dots = canvasElement.querySelector('span:has(> i)')!.getBoundingClientRect();
    const text = canvas.getByText(/First light/).getBoundingClientRect();
    const isBeside = text.left > dots.right;
    await expect(isBeside || dots.bottom <= text.top).toBe(true);
  },
};
/** The video's data has not come yet. */
export const Video: Story = {
  args: { state: 'video' },
  // axe would wait for the video.
  parameters: { a11y: { options: { preload: false } } },
};
export const TextOnly: Story = { args: { state: 'text' } };
export const Own: Story = { args: { state: 'own' } };
export const Processing: Story = { args: { state: 'processing' } };
export const ProcessingFailed: Story = { args: { state: 'processing-failed' } };
export const InReview: Story = { args: { state: 'auditing' } };
export const Rejected: Story = { args: { state: 'rejected' } };
export const Edit: Story = { args: { state: 'own', sheet: 'edit' } };
export const EditFailed: Story = { args: { state: 'own', sheet: 'edit-failed' } };
export const Permissions: Story = { args: { state: 'own', sheet: 'permissions' } };
export const Delete: Story = { args: { state: 'own', sheet: 'delete' } };
export const Likers: Story = { args: { sheet: 'likers' } };
export const LikersLoading: Story = { args: { sheet: 'likers-loading' } };
export const LikersFailed: Story = { args: { sheet: 'likers-failed' } };
export const Viewers: Story = { args: { state: 'own', sheet: 'viewers' } };
export const NoViewers: Story = { args: { state: 'own', sheet: 'no-viewers' } };
export const Report: Story = { args: { sheet: 'report' } };
export const ReportComment: Story = { args: { sheet: 'report-comment' } };
export const WriteComment: Story = {
  args: { state: 'writing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveFocus();
  },
};
export const CommentRefused: Story = { args: { state: 'comment-refused' } };
export const DeleteComment: Story = { args: { sheet: 'delete-comment' } };
/** The address names a comment that is gone. */
export const LinkedCommentMissing: Story = { args: { state: 'link-missing' } };
export const NoComments: Story = { args: { state: 'no-comments' } };
export const CommentsClosed: Story = { args: { state: 'comments-closed' } };
export const CommentsLoading: Story = { args: { state: 'comments-loading' } };
export const CommentsFailed: Story = { args: { state: 'comments-failed' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Gone: Story = { args: { state: 'gone' } };
export const Forbidden: Story = { args: { state: 'forbidden' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const GuestLimit: Story = { args: { state: 'guest-limit' } };
