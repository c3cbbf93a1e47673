import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeStoryImage } from '../../social/post/story-posts.ts';
import styles from '../stories.module.css';
import { MediaAlbum } from './MediaAlbum.tsx';
import { MediaMessageContent } from './MediaMessageContent.tsx';
import { StoryBubble } from './story-bubble.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, seed) => {
    const { url, width, height, thumbhash } = makeStoryImage(seed);
    return (
      <MediaMessageContent
        key={seed}
        kind={seed === 1 ? 'video' : 'image'}
        duration={seed === 1 ? 12 : null}
        src={url}
        {...{ width, height, thumbhash }}
        expiry={{ is: 'lasting' }}
        onOpen={fn()}
      />
    );
  });

const meta = {
  title: 'Views/Chat/Media/Album',
  component: MediaAlbum,
  parameters: { layout: 'fullscreen' },
  args: { children: pictures(3) },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
  render: (args) => (
    <StoryBubble frame={args.caption ? 'captioned' : 'picture'} isOwn>
      <MediaAlbum {...args} />
    </StoryBubble>
  ),
} satisfies Meta<typeof MediaAlbum>;
export default meta;
type Story = StoryObj<typeof meta>;

const getBoxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-tile]')].map((tile) => tile.getBoundingClientRect());

/** The first picture above, two below it, all within the bubble. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = getBoxes(canvasElement);
    await expect(first!.width).toBeGreaterThan(second!.width * 1.9);
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(third!.top).toBe(second!.top);
    const bubble = canvasElement.querySelector('[data-frame]')!.getBoundingClientRect();
    await expect(third!.right).toBeLessThanOrEqual(bubble.right + 0.5);
  },
};
export const Two: Story = { args: { children: pictures(2) } };
export const Five: Story = { args: { children: pictures(5) } };
export const Ten: Story = { args: { children: pictures(10) } };
export const Captioned: Story = {
  args: { children: pictures(4), caption: 'Up on the ridge before the rain, with the last of the bread' },
};
export const SingleCaptioned: Story = {
  args: { children: pictures(1), ratio: 0.75, caption: '周末爬山' },
  play: async ({ canvasElement }) => {
    await expect(getBoxes(canvasElement)[0]!.width).toBeGreaterThan(200);
  },
};
