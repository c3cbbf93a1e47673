import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { GoogleCallbackView } from './GoogleCallbackView.tsx';
import styles from './stories.module.css';
import { GuestScreenLayout } from './GuestScreenLayout.tsx';

const drawn = <div className={styles.mark} />;

const meta = {
  title: 'Views/Auth/GoogleCallback',
  component: GoogleCallbackView,
  parameters: { layout: 'fullscreen' },
  args: { mark: drawn, errorText: null, isBusy: false, onRetry: fn(), onOtherMethods: fn() },
  render: (args) => (
    <GuestScreenLayout mark={drawn}>
      <GoogleCallbackView {...args} />
    </GuestScreenLayout>
  ),
} satisfies Meta<typeof GoogleCallbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: t('auth.google.working') })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { errorText: 'Try again, or log in another way.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('shell.load.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.google.others') }));
    await expect(args.onOtherMethods).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { args: Failed.args ?? {}, globals: { viewport: { value: 'wide' } } };
