import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CommentList } from './CommentList.tsx';

const meta = {
  title: 'Views/Social/CommentList',
  component: CommentList,
  args: {
    count: 0,
    ids: [],
    renderComment: (id) => <p>{id}</p>,
    rest: 'end',
    isClosed: false,
    onNearEnd: fn(),
    onRetry: fn(),
  },
  globals: { locale: 'en' },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet. Say something nice.')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { isClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comments are off')).toBeVisible();
  },
};

export const Loading: Story = { args: { rest: 'loading' } };

export const Failed: Story = {
  args: { count: 9, ids: ['c1'], rest: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Couldn’t load comments. Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const AsksForMore: Story = {
  args: { count: 9, ids: ['c1'], rest: 'more' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  },
};
