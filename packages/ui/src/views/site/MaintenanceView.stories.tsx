import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { MaintenanceView } from './MaintenanceView.tsx';

const meta = {
  title: 'Views/Site/Maintenance',
  component: MaintenanceView,
  args: {
    announcement: 'We are moving to larger machines.\nYour messages are safe.',
    startsAt: '2026-11-21T02:00:00.000Z',
    endsAt: '2026-11-21T04:00:00.000Z',
    isChecking: false,
    onCheck: fn(),
  },
} satisfies Meta<typeof MaintenanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/larger machines/)).toBeVisible();
    await expect(canvas.getByText(/2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('site.maintenance.check') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

/** Without announcement and times. */
export const NoDetails: Story = { args: { announcement: '', startsAt: null, endsAt: null } };

export const EndTimeOnly: Story = { args: { startsAt: null } };

export const Checking: Story = {
  args: { isChecking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const StillDown: Story = {
  args: { isStillDown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('site.maintenance.still'));
  },
};
