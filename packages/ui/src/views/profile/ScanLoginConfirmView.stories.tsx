import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ScanLoginConfirmView } from './ScanLoginConfirmView.tsx';
import { EXAMPLE_PROFILE } from './story-profile.ts';

const meta = {
  title: 'Views/Profile/ScanConfirm',
  component: ScanLoginConfirmView,
  args: {
    profile: EXAMPLE_PROFILE,
    site: 'GU (gu.example)',
    isExpired: false,
    isBusy: false,
    onRescan: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ScanLoginConfirmView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A useless code: only scanning another remains. */
export const Expired: Story = {
  args: { isExpired: true, errorText: 'QR code expired. Please refresh and try again.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.again') }));
    await expect(args.onRescan).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
