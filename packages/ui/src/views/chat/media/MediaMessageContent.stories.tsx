import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { makeStoryImage } from '../../social/post/story-posts.ts';
import styles from '../stories.module.css';
import { MediaMessageContent, type MediaMessageContentProps } from './MediaMessageContent.tsx';
import { StoryBubble } from './story-bubble.tsx';

const shown = (seed: number): Pick<MediaMessageContentProps, 'src' | 'width' | 'height' | 'thumbhash'> => {
  const { url, width, height, thumbhash } = makeStoryImage(seed);
  return { src: url, width, height, thumbhash };
};

const meta = {
  title: 'Views/Chat/Media/ImageContent',
  component: MediaMessageContent,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'image', ...shown(2), expiry: { is: 'lasting' }, onOpen: fn() },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
  render: (args) => (
    <StoryBubble frame="picture" isOwn={args.transfer !== undefined}>
      <MediaMessageContent {...args} />
    </StoryBubble>
  ),
} satisfies Meta<typeof MediaMessageContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The blurred preview shows without a user gesture. */
export const Loading: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-fit]')!;
    await waitFor(() => expect(box.style.backgroundImage).toMatch(/^url\("?data:image\/png/));
  },
};

export const Loaded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Stays inside the bubble's rounded corners. */
export const Rounded: Story = {
  play: async ({ canvas }) => {
    const bubble = canvas.getByRole('button').closest<HTMLElement>('[data-frame]')!;
    const { left, right, top } = bubble.getBoundingClientRect();
    const round = Number.parseFloat(getComputedStyle(bubble).borderStartEndRadius);
    await expect(round).toBeGreaterThan(8);
    await expect(bubble).toContainElement(document.elementFromPoint((left + right) / 2, top + 4) as HTMLElement);
    await expect(bubble).not.toContainElement(document.elementFromPoint(right - 4, top + 4) as HTMLElement);
  },
};

/** Its box is reserved before the image loads. */
export const ReservedSpace: Story = {
  args: { src: null, width: 800, height: 400 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(2, 1);
  },
};

export const Shapes: Story = {
  render: (args) => (
    <>
      {[0, 1, 3, 4].map((seed) => (
        <StoryBubble key={seed} frame="picture" isOwn={seed % 2 === 0}>
          <MediaMessageContent {...args} {...shown(seed)} />
        </StoryBubble>
      ))}
      <StoryBubble frame="picture">
        <MediaMessageContent {...args} {...shown(1)} width={40} height={40} />
      </StoryBubble>
    </>
  ),
};

export const Video: Story = { args: { kind: 'video', duration: 83, expiry: { is: 'soon', days: 2 } } };

export const Sending: Story = {
  args: {
    src: null,
    localSrc: makeStoryImage(2).url,
    transfer: { status: 'under-way', progress: 0.4, onCancel: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.transfer?.status === 'under-way' && args.transfer.onCancel).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { src: null, localSrc: makeStoryImage(2).url, transfer: { status: 'under-way', progress: 0, onCancel: fn() } },
};

export const Failed: Story = {
  args: { src: null, localSrc: makeStoryImage(2).url, transfer: { status: 'failed', onRetry: fn() } },
};

export const Expired: Story = {
  args: { src: null, expiry: { is: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
