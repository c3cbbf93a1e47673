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

export const Many: Story = {
  args: { count: 12_345, ids: ['c1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '12.3k comments' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { isClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comments are off')).toBeVisible();
  },
};

/** Jumping to comments before they load keeps their title at the top. */
export const Loading: Story = {
  args: { rest: 'loading' },
  play: async ({ canvas }) => {
    const comments = canvas.getByRole('region', { name: 'Comments' });
    await expect(comments.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

/** Inside a container that shows the count. */
export const WithoutTitle: Story = {
  args: { count: 2, ids: ['c1', 'c2'], isTitleHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2 comments' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Failed: Story = {
  args: { count: 9, ids: ['c1'], rest: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Couldn’t load comments. Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const LoadMore: Story = {
  args: { count: 9, ids: ['c1'], rest: 'more' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  },
};
