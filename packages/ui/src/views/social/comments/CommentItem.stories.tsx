import { makeCommentFixture } from '@quintet/domain/social/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t, tPattern } from '../../../stories/translate.ts';
import { CommentItem } from './CommentItem.tsx';
import { makeStoryAuthor } from '../post/story-posts.ts';

const Spacer = () => <div style={{ blockSize: '200vh' }} />;

const meta = {
  title: 'Views/Social/Comments/CommentItem',
  component: CommentItem,
  args: {
    comment: makeCommentFixture(1, { text: 'I walked there last week.', author: makeStoryAuthor(2) }),
    now: Date.UTC(2026, 0, 5, 15),
    authorHref: '/guest-page/a2',
    isByAuthor: false,
    onAuthor: fn(),
    onLike: fn(),
    menu: [{ id: 'copy', label: 'Copy', onSelect: fn() }],
  },
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The initial of an author without a picture is not underlined like a link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const face = canvasElement.querySelector('a[aria-hidden]')!;
    await expect(getComputedStyle(face).textDecorationLine).toBe('none');
  },
};

/** A reply to a deleted account. */
export const ToDeletedAccount: Story = {
  args: {
    comment: makeCommentFixture(1, { text: 'So was I.', author: makeStoryAuthor(2), parent_id: 'c1', reply_to: '' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(tPattern('kit.user.cancelled'))).toBeVisible();
  },
};

/** A deleted author's comments stay without a name. */
export const DeletedAuthor: Story = {
  args: {
    comment: makeCommentFixture(1, { text: 'I was here.', author: { ...makeStoryAuthor(2), account_cancelled: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: t('kit.user.cancelled') })).toHaveTextContent('I was here.');
    await expect(canvas.queryByText(makeStoryAuthor(2).nickname)).toBeNull();
  },
};

/** The comment that a notification opens is in the middle of the screen, with the focus. */
export const Linked: Story = {
  args: { isLinked: true },
  decorators: [
    (Story) => (
      <>
        <Spacer />
        <Story />
        <Spacer />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('article');
    await expect(comment).toHaveFocus();
    await expect(comment).toHaveAttribute('aria-current', 'true');
    const { top, bottom } = comment.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
