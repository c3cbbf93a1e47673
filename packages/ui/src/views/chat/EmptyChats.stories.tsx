import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { EmptyChats } from './EmptyChats.tsx';

const meta = {
  title: 'Views/Chat/EmptyChats',
  component: EmptyChats,
  args: { tab: 'all', onFriends: fn() },
} satisfies Meta<typeof EmptyChats>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody without a conversation gets to the friends. */
export const All: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('chat.list.friends') }));
    await expect(args.onFriends).toHaveBeenCalledOnce();
  },
};

export const Groups: Story = {
  args: { tab: 'groups' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat.list.empty-groups-text'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
