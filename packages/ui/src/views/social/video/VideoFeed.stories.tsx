import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, type Mock } from 'storybook/test';
import { tPattern } from '../../../stories/translate.ts';
import { makeStoryPost } from '../post/story-posts.ts';
import { IconMenu } from '../../../components/IconMenu.tsx';
import { StoryVideoInfo } from './StoryVideoInfo.tsx';
import { recordStoryVideoUrl } from './story-video.ts';
import { VideoFeed } from './VideoFeed.tsx';

const report = fn();
const info = (id: string) => (
  <StoryVideoInfo
    post={{ ...makeStoryPost(Number(id.slice(1))), text: 'First light over the reservoir, before anyone else was up.' }}
  />
);

const itemsOf = (count: number, src: string) =>
  Array.from({ length: count }, (_, index) => {
    const { url: poster, thumbhash } = makeStoryPost(index + 1).media[0] ?? { url: null };
    return { id: `p${index + 1}`, src: `${src}#${index}`, poster, thumbhash, width: 9, height: 16 };
  });

function Played({ src, ...args }: ComponentProps<typeof VideoFeed> & { src: string }) {
  const [isMuted, setIsMuted] = useState(args.isMuted);
  const items = useMemo(() => itemsOf(200, src), [src]);
  return <VideoFeed {...args} items={items} isMuted={isMuted} onMutedChange={setIsMuted} />;
}

const meta = {
  title: 'Views/Social/Video/VideoFeed',
  component: VideoFeed,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [],
    start: 0,
    renderInfo: fn(info),
    renderMenu: () => (
      <IconMenu label="More" variant="overlay" items={[{ id: 'report', label: 'Report', onSelect: report }]} />
    ),
    autoPlay: true,
    isMuted: true,
    onMutedChange: fn(),
    onSilenced: fn(),
    onShow: fn(),
    onLike: fn(),
    onClose: fn(),
  },
  loaders: [async () => ({ src: await recordStoryVideoUrl() })],
  render: (args, { loaded }) => <Played {...args} src={loaded['src'] as string} />,
} satisfies Meta<typeof VideoFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

const videosIn = (canvas: HTMLElement) => [...canvas.querySelectorAll('video')];
const playing = (canvas: HTMLElement) => videosIn(canvas).filter(({ paused }) => !paused);

/** One video plays and the next is loaded; swiping reuses the same elements. */
export const Phone: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    const seen = { videos: new Set<Element>(), screens: new Set<Element>() };
    const scroller = canvasElement.querySelector<HTMLElement>('dialog > div')!;
    for (let step = 1; step <= 20; step += 1) {
      scroller.scrollTo({ top: step * scroller.clientHeight, behavior: 'instant' });
      await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(`p${step + 1}`, step));
      for (const video of videosIn(canvasElement)) seen.videos.add(video);
      for (const screen of canvasElement.querySelectorAll('section')) seen.screens.add(screen);
    }
    await expect(seen.videos.size).toBe(3);
    await expect(seen.screens.size).toBe(5);
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));

    await userEvent.keyboard(' ');
    await expect(playing(canvasElement)).toHaveLength(0);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    await userEvent.keyboard('l');
    await expect(args.onLike).toHaveBeenCalledWith('p21');
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: tPattern('social.video.sound') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** A touch reaches the overlay, not the video. */
export const TouchTargets: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    const shown = canvasElement.querySelectorAll('section:not([inert]) :is(a, button)');
    await expect(shown.length).toBeGreaterThan(5);
    for (const target of shown) {
      const { left, top, width, height } = target.getBoundingClientRect();
      await expect(target).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
      );
    }
  },
};

/** Keys belong to an open menu. */
export const MenuKeys: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await canvas.findByRole('menuitem', { name: 'Report' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}m');
    await expect(args.onMutedChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(report).toHaveBeenCalledOnce();
    await expect(args.onShow).toHaveBeenLastCalledWith('p1', 0);
  },
};

/** Wide videos have the actions beside them. */
export const WideLandscape: Story = {
  globals: { viewport: { value: 'wide' } },
  render: (args, { loaded }) => (
    <VideoFeed
      {...args}
      items={itemsOf(3, loaded['src'] as string).map((item) => ({ ...item, width: 16, height: 9 }))}
    />
  ),
  play: async (context) => {
    await TouchTargets.play!(context);
  },
};

/** On a turned phone the actions are on the black side, not over the video. */
export const TurnedPhone: Story = {
  ...WideLandscape,
  globals: { viewport: { value: 'turned' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    const picture = (innerHeight * 16) / 9;
    const like = canvas.getAllByRole('button', { name: tPattern('social.action.like') })[0]!.getBoundingClientRect();
    await expect(like.left).toBeGreaterThanOrEqual((innerWidth + picture) / 2);
    await expect(like.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Overlays render when near and do not re-render while swiping. */
export const RenderedOnce: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    const drawn = (id: string) => (args.renderInfo as Mock).mock.calls.filter(([of]) => of === id).length;
    const before = drawn('p3');
    const scroller = canvasElement.querySelector<HTMLElement>('dialog > div')!;
    scroller.scrollTo({ top: scroller.clientHeight, behavior: 'instant' });
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith('p2', 1));
    await waitFor(() => expect(drawn('p4')).toBeGreaterThan(0));
    await expect(drawn('p3')).toBe(before);
  },
};

/** A press pauses. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: tPattern('social.video.pause') }));
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(0));
  },
};

/** A double press likes and continues. */
export const DoubleTap: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    await userEvent.dblClick(canvas.getByRole('button', { name: tPattern('social.video.pause') }));
    await expect(args.onLike).toHaveBeenCalledWith('p1');
    await expect(playing(canvasElement)).toHaveLength(1);
  },
};

/** Hearts belong to one video and do not return. */
export const LikedThenLeft: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    await userEvent.dblClick(canvas.getByRole('button', { name: tPattern('social.video.pause') }));
    const hearts = () => canvasElement.querySelectorAll('span[style*="--x"]');
    await expect(hearts()).toHaveLength(1);
    const scroller = canvasElement.querySelector<HTMLElement>('dialog > div')!;
    for (const index of [1, 2, 3, 2, 1, 0]) {
      scroller.scrollTo({ top: index * scroller.clientHeight, behavior: 'instant' });
      await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(`p${index + 1}`, index));
      await expect(hearts()).toHaveLength(0);
    }
  },
};

/** A repeated key continues from its target. */
export const FastSwipes: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown>7/}');
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith('p8', 7));
    await userEvent.keyboard('{ArrowUp>5/}');
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith('p3', 2));
    await userEvent.keyboard('{ArrowUp>5/}{ArrowDown}');
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith('p2', 1));
  },
};

/** A resize between a key and the scroll that it starts does not return to the video before. */
export const ResizedWhileMoving: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
    const scroller = canvasElement.querySelector<HTMLElement>('dialog > div')!;
    const match = window.matchMedia.bind(window);
    const reduced = spyOn(window, 'matchMedia').mockImplementation((media) =>
      match(media.includes('reduced-motion') ? 'all' : media),
    );
    await fireEvent.keyDown(canvas.getByRole('dialog'), { key: 'ArrowDown' });
    scroller.style.blockSize = '60%';
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith('p2', 1));
    scroller.style.blockSize = '';
    reduced.mockRestore();
  },
};

/** Users who save data or prefer reduced motion start videos themselves. */
export const AutoplayBlocked: Story = {
  args: { autoPlay: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(playing(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: tPattern('social.video.play') }));
    await waitFor(() => expect(playing(canvasElement)).toHaveLength(1));
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const Broken: Story = {
  render: (args) => <Played {...args} src="data:video/webm;base64,AAAA" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(tPattern('social.video.failed'))).toBeVisible());
    // Errors are readable on light posters.
    const { backgroundColor } = getComputedStyle(canvas.getByText(tPattern('social.video.failed')));
    await expect(backgroundColor).toMatch(/0\.75\)$/);
  },
};

/** A failed video is retried when it is shown again and when the connection is back. */
export const Retry: Story = {
  render: Broken.render!,
  play: async ({ canvas, canvasElement, args }) => {
    const errorText = () => canvas.queryByText(tPattern('social.video.failed'));
    await waitFor(() => expect(errorText()).toBeVisible());
    const onBegin = fn();
    videosIn(canvasElement)
      .find(({ src }) => src.endsWith('#0'))!
      .addEventListener('loadstart', onBegin);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onBegin).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(errorText()).toBeVisible());
    const scroller = canvasElement.querySelector<HTMLElement>('dialog > div')!;
    for (const index of [1, 0]) {
      scroller.scrollTo({ top: index * scroller.clientHeight, behavior: 'instant' });
      await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(`p${index + 1}`, index));
    }
    await waitFor(() => expect(onBegin).toHaveBeenCalledTimes(2));
  },
};

/** Without autoplay, retrying starts it. */
export const ManualRetry: Story = {
  args: { autoPlay: false },
  render: Broken.render!,
  play: async ({ canvas, canvasElement }) => {
    const again = await canvas.findByText(tPattern('social.video.failed'));
    const onPlay = fn();
    videosIn(canvasElement)
      .find(({ src }) => src.endsWith('#0'))!
      .addEventListener('play', onPlay);
    await userEvent.click(again);
    await waitFor(() => expect(onPlay).toHaveBeenCalled());
  },
};
