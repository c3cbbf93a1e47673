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
export const Video: Story = { args: { state: 'video' } };
export const TextOnly: Story = { args: { state: 'text' } };
export const ReportComment: Story = { args: { state: 'images', isReportOpen: true } };
export const Own: Story = { args: { state: 'own' } };
export const NoComments: Story = { args: { state: 'no-comments' } };
export const CommentsClosed: Story = { args: { state: 'comments-closed' } };
export const CommentsLoading: Story = { args: { state: 'comments-loading' } };
export const CommentsFailed: Story = { args: { state: 'comments-failed' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Gone: Story = { args: { state: 'gone' } };
export const Forbidden: Story = { args: { state: 'forbidden' } };
export const Offline: Story = { args: { state: 'offline' } };
export const GuestLimit: Story = { args: { state: 'guest-limit' } };
