import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { makeStoryAuthor } from '../post/story-posts.ts';
import { UserList } from './UserList.tsx';

const users = [
  { ...makeStoryAuthor(1), introduction: 'Bread, mostly.' },
  { ...makeStoryAuthor(2), is_followed: true, relation: 2 as const },
  { ...makeStoryAuthor(5), is_followed: true, relation: 2 as const, follows_me: true },
  { ...makeStoryAuthor(4), follows_me: true },
  { ...makeStoryAuthor(3), relation: 1 as const },
];
const meta = {
  title: 'Views/Social/Author/UserList',
  component: UserList,
  args: {
    users,
    toHref: ({ id }) => `/guest-page/${id}`,
    emptyText: 'No likes yet',
    tail: 'end',
    onOpen: fn(),
    onFollow: fn(),
    onNearEnd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('social.follow.label', { words: t('social.follow.follow'), name: '小橘子' }),
      }),
    );
    await expect(args.onFollow).toHaveBeenCalledWith(users[0], true);
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('social.follow.label', { words: t('social.follow.following'), name: 'Kettle' }),
        pressed: true,
      }),
    );
    await expect(args.onFollow).toHaveBeenCalledWith(users[1], false);
    await userEvent.click(canvas.getByRole('link', { name: /Bread, mostly/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(users[0]);
  },
};

export const Empty: Story = { args: { users: [] } };
export const Loading: Story = { args: { users: [], tail: 'loading' } };
export const Refused: Story = {
  args: { users: [], tail: 'failed', errorText: 'No permission.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No permission.');
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
