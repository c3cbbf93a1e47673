import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { makeStoryImage } from '../post/story-posts.ts';
import { ImageCropEditor } from './ImageCropEditor.tsx';

const { url, width, height } = makeStoryImage(3);
const meta = {
  title: 'Views/Social/Publish/ImageCrop',
  component: ImageCropEditor,
  args: {
    src: url,
    size: { width: width, height: height },
    crop: null,
    isBusy: false,
    onCrop: fn(),
    onUseOriginal: fn(),
  },
} satisfies Meta<typeof ImageCropEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Crops to a ratio, rotated, and freely. */
export const Uncropped: Story = {
  play: async ({ canvas, args }) => {
    const use = canvas.getByRole('button', { name: t('social.crop.use') });
    await waitFor(() => expect(use).toBeEnabled());
    const chosen = async () => {
      await userEvent.click(use);
      return args.onCrop.mock.lastCall as Parameters<typeof args.onCrop>;
    };
    await expect((await chosen())[1]).toEqual({ x: 0, y: 0, width, height });
    await userEvent.click(canvas.getByRole('radio', { name: '1:1' }));
    await waitFor(async () => expect((await chosen())[1]).toMatchObject({ width: Math.min(width, height) }));
    await userEvent.click(canvas.getByRole('radio', { name: t('social.crop.original') }));
    await userEvent.click(canvas.getByRole('button', { name: t('social.crop.rotate') }));
    await waitFor(async () => expect((await chosen())[1]).toEqual({ x: 0, y: 0, width: height, height: width }));
    await userEvent.click(canvas.getByRole('radio', { name: t('social.crop.free') }));
    await fireEvent.change(canvas.getByRole('slider', { name: t('social.crop.shape') }), { target: { value: '1' } });
    await waitFor(async () => expect((await chosen())[0]).toMatchObject({ shape: 'free', aspect: 2, turns: 1 }));
    await expect(canvas.queryByRole('button', { name: t('social.crop.use-original') })).toBeNull();
  },
};

export const Cropped: Story = {
  args: { crop: { shape: '1:1', aspect: 1, turns: 0, area: { x: 10, y: 10, width: 40, height: 30 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('social.crop.use-original') }));
    await expect(args.onUseOriginal).toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { isBusy: true } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
