import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { StoryVideoScreen } from './StoryVideoScreen.tsx';

const meta = {
  title: 'Screens/Social/Video',
  component: StoryVideoScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'short' },
} satisfies Meta<typeof StoryVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** axe would wait for a video whose data never comes. */
const WITHOUT_DATA = { a11y: { options: { preload: false } } };

export const Short: Story = {};

/** A long name leaves the actions free. */
export const LongText: Story = {
  args: { state: 'long' },
  play: async ({ canvas }) => {
    const follow = await canvas.findByRole('button', { name: tPattern('social.follow.follow') });
    const actions = canvas.getByRole('button', { name: tPattern('social.action.collect') });
    await expect(follow.getBoundingClientRect().right).toBeLessThanOrEqual(actions.getBoundingClientRect().left);
  },
};
/** Waits for a press. */
export const Paused: Story = { args: { state: 'paused' }, parameters: WITHOUT_DATA };
export const Loading: Story = { args: { state: 'loading' }, parameters: WITHOUT_DATA };
/** Also without a connection. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('social.video.failed') })).toBeVisible();
  },
};
export const Comments: Story = { args: { state: 'comments' } };
export const CommentsLoading: Story = { args: { state: 'comments-loading' } };
export const CommentsFailed: Story = { args: { state: 'comments-failed' } };
