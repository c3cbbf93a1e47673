import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { makeExampleField } from '../profile/story-profile.ts';
import { RedeemForm } from './RedeemForm.tsx';

const meta = {
  title: 'Views/Wallet/RedeemForm',
  component: RedeemForm,
  args: {
    target: 'WellPay wp···8213',
    amount: makeExampleField('5000'),
    address: null,
    available: 12_360,
    limits: '100 – 50,000',
    cost: { fee: 25, receives: 4975 },
    isUnknown: false,
    isUnavailable: false,
    canSubmit: true,
    onAll: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RedeemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fee and the received points are shown before anything is sent. */
export const Valid: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('wallet.amount.points', { count: 4975 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('wallet.redeem.all') }));
    await expect(args.onAll).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('wallet.redeem.continue') }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

/** The digits are in groups, but not while they are typed. */
export const Grouped: Story = {
  args: { amount: makeExampleField('12360') },
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText<HTMLInputElement>(t('wallet.redeem.amount'));
    await expect(amount).toHaveValue('12,360');
    await userEvent.click(amount);
    await expect(amount).toHaveValue('12360');
    await userEvent.tab();
    await expect(amount).toHaveValue('12,360');
    amount.focus();
    amount.select();
    await expect(amount).toHaveValue('12360');
    await expect([amount.selectionStart, amount.selectionEnd]).toEqual([0, 5]);
  },
};

export const Address: Story = { args: { address: makeExampleField('Q7KX-9M2P-44TD') } };

/** The amount of a redemption with an unknown result cannot be changed. */
export const Unknown: Story = {
  args: { isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('wallet.redeem.amount'))).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: t('wallet.redeem.retry') })).toBeEnabled();
  },
};

export const Maintenance: Story = { args: { isUnavailable: true, canSubmit: false } };
