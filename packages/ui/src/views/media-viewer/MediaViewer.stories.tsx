import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { makeStoryImage } from '../social/post/story-posts.ts';
import { MediaViewer } from './MediaViewer.tsx';
import type { MediaViewerItemData } from './MediaViewerSlide.tsx';

const item = (seed: number, given: Partial<MediaViewerItemData> = {}): MediaViewerItemData => {
  const { url, width, height } = makeStoryImage(seed);
  return {
    id: `m${seed}`,
    kind: 'image',
    src: url,
    poster: url,
    width,
    height,
    name: 'Moss Harbour',
    details: 'Today, 14:02',
    label: `Photo ${seed}`,
    isDownloadable: true,
    ...given,
  };
};

const GONE = { src: null, expiredText: 'Photo expired', isDownloadable: false, details: '5 January, 14:02' };

const meta = {
  title: 'Views/MediaViewer',
  component: MediaViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Photos and videos',
    items: [item(0), item(1), item(2, GONE)],
    id: 'm1',
    onShow: fn(),
    onDownload: fn(),
    onClose: fn(),
    onBroken: fn(),
  },
  render: (args) => <Leafed {...args} />,
} satisfies Meta<typeof MediaViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Leafed(args: ComponentProps<typeof MediaViewer>) {
  const [id, setId] = useState(args.id);
  const show = (next: string): void => {
    setId(next);
    args.onShow(next);
  };
  return <MediaViewer {...args} id={id} onShow={show} />;
}

export const Navigation: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo 1' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onShow).toHaveBeenLastCalledWith('m0');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(args.onShow).toHaveBeenLastCalledWith('m2');
    await userEvent.click((await canvas.findAllByRole('button'))[0]!);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Download: Story = {
  args: { id: 'm0' },
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[1]!);
    await expect(args.onDownload).toHaveBeenCalledWith('m0');
  },
};

/** Expired media show a text in place. */
export const NotFound: Story = { args: { id: 'm2' } };

/** A failed image shows an error over its preview and is retried. */
export const Failed: Story = {
  args: {
    items: [item(4, { src: 'data:image/png;base64,AAAA', poster: null, thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' })],
    id: 'm4',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-fit]')!;
    await waitFor(() => expect(box.style.backgroundImage).toMatch(/^url\("?data:image\/png/));
    await expect(box.offsetWidth / box.offsetHeight).toBeCloseTo(1000 / 420, 1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('kit.error.title'));
    await expect(args.onBroken).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Small images are scaled up to at most two CSS pixels per pixel, and centred. */
export const Small: Story = {
  args: { items: [item(1, { width: 40, height: 40 })], id: 'm1' },
  play: async ({ canvas, canvasElement }) => {
    const { left, right, top, bottom, width, height } = (
      await canvas.findByRole('img', { name: 'Photo 1' })
    ).getBoundingClientRect();
    await expect([width, height]).toEqual([80, 80]);
    const { clientWidth, clientHeight } = canvasElement.ownerDocument.documentElement;
    await expect([left + right, top + bottom]).toEqual([clientWidth, clientHeight]);
  },
};
