import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { children: 'Copied', onClose: fn(), closeAfterMs: null },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const WithAction: Story = {
  args: { children: 'The chat with Moss Harbour was cleared', actionLabel: 'Undo', onAction: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A long item name keeps the message readable. */
export const About: Story = {
  args: { children: 'File size cannot exceed 200MB.', about: `${'The whole walk along the coast '.repeat(4)}.mp4` },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('status');
    await expect(toast).toHaveTextContent(/\.mp4File size/);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Long: Story = {
  args: { children: 'Connection failed. Please check the network settings.', actionLabel: 'Try again', onAction: fn() },
};
