import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { CommentList } from './CommentList.tsx';
import { CommentReplies } from './CommentReplies.tsx';

const meta = {
  title: 'Views/Social/Comments/CommentList',
  component: CommentList,
  args: {
    count: 0,
    ids: [],
    renderComment: (id) => <p>{id}</p>,
    tail: 'end',
    isClosed: false,
    onNearEnd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('social.comment.empty'))).toBeVisible();
  },
};

export const Many: Story = {
  args: { count: 12_345, ids: ['c1'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: t('social.comment.count', { count: 12_345, shown: '12.3k' }) }),
    ).toBeVisible();
  },
};

export const Closed: Story = {
  args: { isClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('social.comment.closed'))).toBeVisible();
  },
};

/** Jumping to comments before they load keeps their title at the top. */
export const Loading: Story = {
  args: { tail: 'loading' },
  play: async ({ canvas }) => {
    const comments = canvas.getByRole('region', { name: t('social.action.comment') });
    await expect(comments.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

/** Inside a container that shows the count. */
export const WithoutTitle: Story = {
  args: { count: 2, ids: ['c1', 'c2'], isTitleHidden: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: t('social.comment.count', { count: 2, shown: '2' }) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A notification of a deleted comment says so. */
export const LinkMissing: Story = {
  args: { count: 2, ids: ['c1', 'c2'], isLinkMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('social.comment.link-missing'));
  },
};

export const ManyReplies: Story = {
  args: {
    count: 1,
    ids: ['c1'],
    renderComment: () => (
      <CommentReplies ids={[]} renderComment={fn()} hiddenCount={1_234} isLoading={false} onMore={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: t('social.comment.replies', { count: 1_234, shown: '1.2k' }) }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: { count: 9, ids: ['c1'], tail: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('social.comment.failed') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const LoadMore: Story = {
  args: { count: 9, ids: ['c1'], tail: 'more' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  },
};
