import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { BlockedUsersView } from './BlockedUsersView.tsx';

const users = [
  { id: 'u8', nickname: 'Juniper', avatar: null, isCancelled: false, isUnblocked: false },
  { id: 'u9', nickname: 'Moss', avatar: null, isCancelled: true, isUnblocked: false },
  { id: 'u10', nickname: 'Sorrel', avatar: null, isCancelled: false, isUnblocked: true },
];

const meta = {
  title: 'Views/Profile/BlockedUsers',
  component: BlockedUsersView,
  args: {
    users,
    hasFailed: false,
    isRetrying: false,
    link: 'a',
    toHref: ({ id }) => `/guest-page/${id}`,
    onRetry: fn(),
    onUnblock: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof BlockedUsersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Juniper')).toHaveAttribute('to', '/guest-page/u8');
    await expect(canvas.getByText('Juniper')).toHaveStyle({ textOverflow: 'ellipsis' });
    await expect(canvas.queryByRole('link', { name: 'Moss' })).toBeNull();
    // Unblocking must not move the rows below.
    const [blocked, , unblocked] = canvas.getAllByRole('listitem').map((row) => row.clientHeight);
    await expect(unblocked).toBe(blocked);
    await userEvent.click(
      canvas.getByRole('button', { name: t('profile.blocks.unblock-name', { nickname: 'Juniper' }) }),
    );
    await expect(args.onUnblock).toHaveBeenCalledWith(users[0]);
    await userEvent.click(canvas.getByRole('button', { name: t('profile.blocks.undo-name', { nickname: 'Sorrel' }) }));
    await expect(args.onUndo).toHaveBeenCalledWith(users[2]);
  },
};

export const Empty: Story = { args: { users: [] } };

export const Loading: Story = { args: { users: null } };

export const Failed: Story = {
  args: { users: null, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
