import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Clear this chat?',
    children: 'The messages are removed from this device only. Others keep theirs.',
    confirmLabel: 'Clear',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Clear this chat?' });
    await expect(dialog).toHaveAccessibleDescription(/this device only/);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.pointer({ target: dialog, keys: '[MouseLeft]' });
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
    await expect(dialog).toHaveAttribute('open');
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Delete your account?', children: 'This cannot be undone.', confirmLabel: 'Delete' },
};

export const Information: Story = {
  args: {
    title: 'Redemption service is under maintenance.',
    children: undefined,
    confirmLabel: 'OK',
    cancelLabel: undefined,
    onCancel: undefined,
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** Opens, traps the focus, closes, and returns the focus. */
export const OpenAndClose: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Ask</Button>
        <Dialog {...args} isOpen={isOpen} onConfirm={() => setIsOpen(false)} onCancel={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    await expect(canvas.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(ask).toHaveFocus();
  },
};
