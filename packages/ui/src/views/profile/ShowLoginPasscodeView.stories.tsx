import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ShowLoginPasscodeView } from './ShowLoginPasscodeView.tsx';

const meta = {
  title: 'Views/Profile/Passcode',
  component: ShowLoginPasscodeView,
  args: { passcode: '048217', secondsLeft: 118, isApproved: false, onRescan: fn(), onDone: fn() },
} satisfies Meta<typeof ShowLoginPasscodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced digit by digit. */
export const Valid: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: '0 4 8 2 1 7' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('118');
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.done') }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** The other device has logged in: the countdown ends and it is announced. */
export const Approved: Story = {
  args: { isApproved: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('profile.scan.approved'));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.done') }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.again') }));
    await expect(args.onRescan).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.done') }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
