import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { SecurityCodePrompt } from './SecurityCodePrompt.tsx';

const meta = {
  title: 'Views/Wallet/SecurityCodePrompt',
  component: SecurityCodePrompt,
  args: { children: 'WellPay', code: '', isBusy: false, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SecurityCodePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only a whole code can be sent. */
export const Typing: Story = {
  render: function Typing(args) {
    const [code, setCode] = useState('');
    return <SecurityCodePrompt {...args} code={code} onChange={setCode} />;
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(t('wallet.code.label'));
    await userEvent.type(input, '12345');
    await expect(canvas.getByRole('button', { name: t('wallet.code.confirm') })).toBeDisabled();
    await userEvent.type(input, '6{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A running request takes no second press. */
export const Busy: Story = {
  args: { code: '123456', isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A forgotten security password is replaced elsewhere. */
export const Forgotten: Story = {
  args: { onForgot: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('wallet.code.forgot') }));
    await expect(args.onForgot).toHaveBeenCalled();
  },
};

export const Unbinding: Story = { args: { code: '12', tone: 'danger', confirmLabel: 'Unbind' } };
