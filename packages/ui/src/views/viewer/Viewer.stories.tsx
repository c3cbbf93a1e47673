import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnPicture } from '../social/drawn.ts';
import { Viewer } from './Viewer.tsx';
import type { ViewerItem } from './ViewerSlide.tsx';

const item = (seed: number, given: Partial<ViewerItem> = {}): ViewerItem => {
  const { url, width, height } = drawnPicture(seed);
  return {
    id: `m${seed}`,
    kind: 'image',
    src: url,
    poster: url,
    width,
    height,
    name: 'Moss Harbour',
    facts: 'Today, 14:02',
    label: `Photo ${seed}`,
    isDownloadable: true,
    ...given,
  };
};

const GONE = { src: null, gone: 'Photo expired', isDownloadable: false, facts: '5 January, 14:02' };

const meta = {
  title: 'Views/Viewer',
  component: Viewer,
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
} satisfies Meta<typeof Viewer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Leafed(args: ComponentProps<typeof Viewer>) {
  const [id, setId] = useState(args.id);
  const show = (next: string): void => {
    setId(next);
    args.onShow(next);
  };
  return <Viewer {...args} id={id} onShow={show} />;
}

export const Leafing: Story = {
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

/** What is gone says so and keeps its place. */
export const Gone: Story = { args: { id: 'm2' } };
