import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryErrorScreen } from './StoryErrorScreen.tsx';

const meta = {
  title: 'Screens/Shell/Error',
  component: StoryErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { reason: 'load' },
} satisfies Meta<typeof StoryErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the screen could not be loaded. */
export const LoadFailed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('shell.load.failed'));
  },
};
export const LoadFailedOffline: Story = { args: { isOffline: true } };
/** A bug of ours, in one screen. */
export const Crashed: Story = {
  args: { reason: 'crash' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('shell.crash.reload') })).toBeVisible();
  },
};
export const PageCrashed: Story = { args: { reason: 'crash', isWholePage: true } };
