import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ClearDataView } from './ClearDataView.tsx';

const meta = {
  title: 'Views/Profile/ClearData',
  component: ClearDataView,
  args: { unsentCount: 0, isBusy: false, onClear: fn() },
} satisfies Meta<typeof ClearDataView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The choice decides what goes and what stays. */
export const Choice: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('profile.clear.login-kept'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('profile.clear.all') }));
    await expect(canvas.getByText(t('profile.clear.settings-removed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('profile.clear.all-action') }));
    await expect(args.onClear).toHaveBeenCalledWith('all');
  },
};

/** Unsent messages exist on this device only. */
export const Unsent: Story = {
  args: { unsentCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(t('profile.clear.unsent', { count: 3 }));
  },
};
