import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Messages can’t contain links', tone: 'danger', onClose: fn(), closeAfterMs: null },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Info: Story = { args: { tone: 'info', children: 'Moss Harbour pinned a message' } };
export const Success: Story = { args: { tone: 'success', children: 'Your password is updated' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'Maintenance tonight', children: 'From 02:00 to 04:00.' },
};

export const WithConfirm: Story = {
  args: { children: '5 announcements is the limit. Please remove one before pinning a new one.', confirmLabel: 'OK' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Closes after 2500 ms (spec §9), but not while hovered or focused. */
export const AutoDismiss: Story = {
  args: { closeAfterMs: undefined, confirmLabel: 'OK' },
  render: function Render(args) {
    const [isShown, setIsShown] = useState(true);
    const close = () => {
      args.onClose();
      setIsShown(false);
    };
    return isShown ? <Alert {...args} onClose={close} /> : <p>Gone</p>;
  },
  beforeEach: () => {
    spyOn(window, 'setTimeout');
    spyOn(window, 'clearTimeout');
  },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(timers()).toHaveLength(1);
    for (const [hold, letGo] of [
      [fireEvent.pointerOver, fireEvent.pointerOut],
      [fireEvent.focusIn, fireEvent.focusOut],
    ] as const) {
      const running = timers().at(-1);
      await hold(alert);
      await waitFor(() => expect(window.clearTimeout).toHaveBeenCalledWith(running?.id));
      await letGo(alert);
      await waitFor(() => expect(timers().at(-1)?.id).not.toBe(running?.id));
    }
    timers().at(-1)?.run();
    await waitFor(() => expect(canvas.getByText('Gone')).toBeVisible());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The 2500 ms timers set so far, in order. */
function timers() {
  const { calls, results } = mocked(window.setTimeout).mock;
  return calls.flatMap(([run, delay], index) => (delay === 2500 ? [{ id: results[index]?.value, run }] : []));
}
