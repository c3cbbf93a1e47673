import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { VideoCoverPicker } from './VideoCoverPicker.tsx';

const meta = {
  title: 'Views/Social/Publish/VideoCoverPicker',
  component: VideoCoverPicker,
  args: { src: 'data:video/mp4;base64,', duration: 12, at: 0.5, isBusy: false, onUse: fn() },
} satisfies Meta<typeof VideoCoverPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the time of the frame selected by the slider, in seconds. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const use = canvas.getByRole('button', { name: t('social.cover.use') });
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenLastCalledWith(0.5);
    await fireEvent.change(canvas.getByRole('slider', { name: t('social.cover.position') }), {
      target: { value: '7' },
    });
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenLastCalledWith(7);
  },
};

export const Busy: Story = { args: { isBusy: true } };
