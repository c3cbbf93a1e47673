import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tPattern } from '../../stories/translate.ts';
import { AccountView } from './AccountView.tsx';

const account = {
  username: 'wren2026',
  phone: '+86 19900000001',
  email: null,
  memo: null,
  type: 1,
  since: '2024-11-21T08:00:00.000Z',
  hasPassword: true,
} as const;

const meta = {
  title: 'Views/Profile/Account',
  component: AccountView,
  args: { account, onPassword: fn() },
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('+86 19900000001')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: tPattern('profile.password.change') }));
    await expect(args.onPassword).toHaveBeenCalledOnce();
  },
};

export const Google: Story = {
  args: {
    account: { ...account, phone: null, email: 'wren.long.address.of.hers@gmail.com', type: 3, hasPassword: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: tPattern('profile.password.set') })).toBeVisible();
  },
};

export const Loading: Story = { args: { account: null } };
