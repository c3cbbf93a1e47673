import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tPattern } from '../../stories/translate.ts';
import { StoryVideoScreen } from './StoryVideoScreen.tsx';

const meta = {
  title: 'Screens/Social/Video',
  component: StoryVideoScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'short' },
} satisfies Meta<typeof StoryVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
