import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ScanLoginView } from './ScanLoginView.tsx';
import { makeExampleField } from './story-profile.ts';

const meta = {
  title: 'Views/Profile/ScanLogin',
  component: ScanLoginView,
  args: {
    camera: 'on',
    video: null,
    scanError: null,
    pasted: makeExampleField(),
    canSubmit: false,
    onRetry: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ScanLoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scanning: Story = {};

export const UnknownCode: Story = {
  args: { scanError: 'This isn’t a login code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This isn’t a login code');
  },
};

export const Starting: Story = { args: { camera: 'starting' } };

export const PermissionDenied: Story = {
  args: { camera: 'denied' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.scan.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoCamera: Story = {
  args: { camera: 'none', pasted: makeExampleField('rVfJ3mR9zQ7wKc1XoTb5yHn8'), canSubmit: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('profile.scan.paste') }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const InvalidCode: Story = {
  args: { pasted: makeExampleField('hello', { error: 'This isn’t a login code' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
