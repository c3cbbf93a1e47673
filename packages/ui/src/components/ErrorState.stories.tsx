import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { onRetry: fn(), children: 'Connection failed. Please check the network settings.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('kit.error.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { illustration: 'offline' } };
export const Retrying: Story = { args: { isRetrying: true } };
export const NoAction: Story = {
  args: { onRetry: undefined, title: 'This post does not exist.', children: undefined },
};
