import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryEditProfileScreen } from './StoryEditProfileScreen.tsx';

const meta = {
  title: 'Screens/Profile/Edit profile',
  component: StoryEditProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryEditProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Invalid: Story = { args: { state: 'invalid' } };
export const Uploading: Story = { args: { state: 'uploading' } };
export const Crop: Story = { args: { state: 'crop' } };
export const Discard: Story = { args: { state: 'discard' } };
/** The server did not save the changes. */
export const SaveFailed: Story = { args: { state: 'refused' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Loading: Story = { args: { state: 'loading' } };

/** The title bar stays, so that a phone user can go back. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('kit.bar.back') })).toBeVisible();
  },
};
