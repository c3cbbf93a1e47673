import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { QrLoginView } from './QrLoginView.tsx';

const meta = {
  title: 'Views/Auth/QrLogin',
  component: QrLoginView,
  args: {
    brandTitle: 'GU',
    url: 'https://gu.example/profile?dialogVisible=scan#rVfJ3mR9zQ7wKc1XoTb5yHn8uLp2sEaG4dWi6tCqA0k',
    hasExpired: false,
    passcode: '',
    isBusy: false,
    wasCopied: false,
    onPasscodeChange: fn(),
    onPasscode: fn(),
    onRefresh: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof QrLoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: t('auth.qr.code') })).toBeVisible());
    await userEvent.type(canvas.getByLabelText(t('auth.qr.passcode')), '1');
    await expect(args.onPasscodeChange).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.qr.copy') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { url: null } };

export const Expired: Story = {
  args: { hasExpired: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.qr.refresh') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const WrongPasscode: Story = { args: { passcode: '', errorText: 'Incorrect OTP. Please try again.' } };

/** No code to show. */
export const Unreachable: Story = {
  args: { url: null, errorText: 'Connection failed. Please check the network settings.' },
};
