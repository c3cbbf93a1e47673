import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { FailedUserDetailRow } from './FailedUserDetailRow.tsx';
import { UserDetailRow } from './UserDetailRow.tsx';

const meta = {
  component: UserDetailRow,
  args: { label: 'ID', children: 'juniper1' },
} satisfies Meta<typeof UserDetailRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Long: Story = { args: { label: '描述', children: 'walks and bakes '.repeat(12).trim() } };
export const Failed: Story = {
  args: { onOpen: fn() },
  render: ({ onOpen }) => <FailedUserDetailRow onRetry={onOpen!} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('kit.error.retry')) }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Opens: Story = {
  args: { label: '3', children: 'Bakers, Walkers, Readers', onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
