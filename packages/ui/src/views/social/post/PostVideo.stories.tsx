import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { makeStoryImage } from './story-posts.ts';
import { PostVideo } from './PostVideo.tsx';
import { recordStoryVideoUrl } from '../video/story-video.ts';

const poster = makeStoryImage(0).url;
const video = { ...makeStoryImage(0, { kind: 'video', width: 180, height: 320 }), thumbnail_url: poster };

const meta = {
  title: 'Views/Social/Post/PostVideo',
  component: PostVideo,
  args: { video, name: 'Moss Harbour', isMuted: true, onMutedChange: fn(), onLike: fn() },
  loaders: [async () => ({ src: await recordStoryVideoUrl() })],
  render: (args, { loaded }) => <PostVideo {...args} video={{ ...args.video, url: String(loaded['src']) }} />,
} satisfies Meta<typeof PostVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press plays or pauses, two like; the sound button is beside it. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const shown = canvasElement.querySelector('video')!;
    await expect(shown.paused).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: t('social.video.play') }));
    await waitFor(() => expect(shown.paused).toBe(false));
    await userEvent.dblClick(canvas.getByRole('button', { name: t('social.video.pause') }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: t('social.video.pause') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: t('social.video.sound') }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
  },
};

/** Left and right seek. */
export const Seeking: Story = {
  play: async ({ canvas, canvasElement }) => {
    const shown = canvasElement.querySelector('video')!;
    await waitFor(() => expect(shown.duration).toBeGreaterThan(0));
    shown.currentTime = 0.2;
    canvas.getByRole('button', { name: t('social.video.play') }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown.currentTime).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown.currentTime).toBeGreaterThan(0));
  },
};

export const Failed: Story = {
  render: (args) => <PostVideo {...args} video={{ ...args.video, url: 'data:video/mp4,none' }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: t('social.video.failed') })).toBeVisible());
  },
};
