import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { SignedInDevicesView } from './SignedInDevicesView.tsx';
import { EXAMPLE_SIGNED_IN_DEVICES } from './story-profile.ts';

const meta = {
  title: 'Views/Profile/Devices',
  component: SignedInDevicesView,
  args: { devices: EXAMPLE_SIGNED_IN_DEVICES, loadError: null, onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SignedInDevicesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current device has no button: logging out is in the settings. */
export const Devices: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(new RegExp(` · ${EXAMPLE_SIGNED_IN_DEVICES[1]!.ip}$`))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('profile.devices.end-name', { name: 'Safari · iOS' }) }),
    );
    await expect(args.onEnd).toHaveBeenCalledWith(EXAMPLE_SIGNED_IN_DEVICES[1]);
    await userEvent.click(canvas.getByRole('button', { name: t('profile.devices.end-others') }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(EXAMPLE_SIGNED_IN_DEVICES.length);
  },
};

export const OnlyThis: Story = {
  args: { devices: EXAMPLE_SIGNED_IN_DEVICES.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { devices: null } };
export const Failed: Story = { args: { devices: null, loadError: { isRetrying: false, onRetry: fn() } } };
