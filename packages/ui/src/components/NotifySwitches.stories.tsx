import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../stories/translate.ts';
import { NotifySwitches } from './NotifySwitches.tsx';

const settings = { notify: true, notify_detail: true, sound: true, vibration: false };

const meta = {
  title: 'Components/NotifySwitches',
  component: NotifySwitches,
  args: { settings, permission: 'granted', onChange: fn(), onAllow: fn() },
} satisfies Meta<typeof NotifySwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Granted: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(t('kit.notify.allow'))).toBeNull();
    // Rows with and without a detail look alike.
    const titles = [t('kit.notify.all'), t('kit.notify.sound')].map((title) => canvas.getByText(title));
    const [first, second] = titles.map((title) => getComputedStyle(title).fontWeight);
    await expect(first).toBe(second);
    await userEvent.click(canvas.getByRole('switch', { name: tPattern('kit.notify.preview') }));
    await expect(args.onChange).toHaveBeenCalledWith({ notify_detail: false });
  },
};

/** The browser is asked only on a press. */
export const NotAsked: Story = {
  args: { permission: 'default' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('kit.notify.allow') }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = { args: { permission: 'denied' } };
export const Off: Story = { args: { settings: { ...settings, notify: false }, permission: 'default' } };
export const Loading: Story = { args: { settings: null } };
