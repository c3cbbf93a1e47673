import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
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

/** After the dialog of an error the next code can be typed at once. */
export const WrongCode: Story = {
  render: function WrongCode(args) {
    const [code, setCode] = useState('');
    const [hasError, setHasError] = useState(false);
    const send = (): void => {
      setCode('');
      setHasError(true);
    };
    return (
      <>
        <SecurityCodePrompt {...args} code={code} onChange={setCode} onSubmit={send} />
        <Dialog isOpen={hasError} title="Wrong" confirmLabel="OK" onConfirm={() => setHasError(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(t('wallet.code.label'));
    await userEvent.type(input, '123456');
    await userEvent.click(canvas.getByRole('button', { name: t('wallet.code.confirm') }));
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(input).toHaveFocus();
  },
};

/** The code of a running request cannot be changed, and keeps the focus. */
export const Sending: Story = {
  args: { code: '123456' },
  render: function Sending(args) {
    const [isBusy, setIsBusy] = useState(false);
    return <SecurityCodePrompt {...args} isBusy={isBusy} onSubmit={() => setIsBusy(true)} />;
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(t('wallet.code.label'));
    await userEvent.click(canvas.getByRole('button', { name: t('wallet.code.confirm') }));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
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
