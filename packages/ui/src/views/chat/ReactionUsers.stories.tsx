import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ReactionUsers } from './ReactionUsers.tsx';

const wren = { id: 'u2', nickname: 'Wren' };
const rain = { id: 'u3', nickname: '小雨' };

const meta = {
  title: 'Views/Chat/ReactionUsers',
  component: ReactionUsers,
  args: {
    reactions: [
      { emoji: '👍', users: [wren, rain] },
      { emoji: '🎉', users: [rain] },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof ReactionUsers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All users, or those of one emoji. */
export const Users: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('tab', { name: '🎉 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /小雨/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(args.onOpen).toHaveBeenCalledWith('u3');
  },
};
export const OneEmoji: Story = { args: { reactions: [{ emoji: '👍', users: [wren] }] } };
export const Nobody: Story = {
  args: { reactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat.reactions.none'))).toBeVisible();
  },
};
