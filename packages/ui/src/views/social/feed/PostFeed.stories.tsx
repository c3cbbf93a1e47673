import { estimatePostCardHeightRatio } from '@quintet/domain/social/masonry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tPattern } from '../../../stories/translate.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { makeStoryPosts } from '../post/story-posts.ts';
import { PostCard } from './PostCard.tsx';
import { PostFeed } from './PostFeed.tsx';
import styles from '../stories.module.css';

const posts = makeStoryPosts(2000);
const itemsOf = (count: number) =>
  posts.slice(0, count).map((post) => ({ key: post.id, height: estimatePostCardHeightRatio(post) }));
const byId = new Map(posts.map((post) => [post.id, post]));
const actions = { onOpen: fn(), onAuthor: fn(), onLike: fn() };
const card = (id: string) => {
  const post = byId.get(id)!;
  return <PostCard post={post} href={`/posts/${id}`} authorHref={`/guest-page/${post.author.id}`} {...actions} />;
};

const meta = {
  title: 'Views/Social/Feed/PostFeed',
  component: PostFeed,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Recommended',
    items: itemsOf(30),
    renderItem: card,
    scrollPosition: { current: null },
    phase: 'ready',
    tail: 'more',
    newCount: 0,
    isRefreshing: false,
    onShowNew: fn(),
    onRefresh: fn(),
    onNearEnd: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div className={styles.screen}>{Story()}</div>],
} satisfies Meta<typeof PostFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = async (): Promise<void> => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const scrollerOf = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-scroller]')!;

export const Phone: Story = {
  play: async ({ canvas }) => {
    // Cards below the viewport are measured when idle.
    await waitFor(async () => {
      const articles = canvas.getAllByRole('article').map((article) => article.getBoundingClientRect());
      const columns = Map.groupBy(articles, ({ left }) => left);
      await expect(columns.size).toBe(2);
      for (const column of columns.values()) {
        const boxes = column.toSorted((a, b) => a.top - b.top);
        const gaps = boxes.slice(1).map((box, index) => box.top - boxes[index]!.bottom);
        await expect(gaps.filter((gap) => Math.abs(gap - 8) >= 1)).toEqual([]);
      }
    });
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

/** Only cards near the viewport of 2,000 are in the DOM; the end loads more. */
export const Long: Story = {
  args: { items: itemsOf(2000) },
  play: async ({ canvas, canvasElement, args }) => {
    const scroller = scrollerOf(canvasElement);
    for (let screen = 0; screen < 30; screen += 1) {
      scroller.scrollTop += 700;
      await settled();
      await expect(canvas.getAllByRole('article').length).toBeLessThan(50);
    }
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce());
    // Further scrolling towards the end does not request the same page again.
    scroller.scrollTop -= 50;
    await settled();
    await expect(args.onNearEnd).toHaveBeenCalledOnce();
  },
};

/** The keys of the feed pattern: Page Down and Page Up from post to post, Ctrl+End and Ctrl+Home out of the feed. */
export const Keys: Story = {
  args: { items: itemsOf(300), newCount: 3 },
  render: (args) => (
    <>
      <PostFeed {...args} />
      <Button>after</Button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const keyOf = () => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    canvasElement.querySelector<HTMLElement>('article a')!.focus();
    const seen = [keyOf()];
    for (let step = 0; step < 25; step += 1) {
      await userEvent.keyboard('{PageDown}');
      await settled();
      seen.push(keyOf());
      const { bottom } = document.activeElement!.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(scrollerOf(canvasElement).getBoundingClientRect().bottom + 1);
    }
    await expect(seen).toEqual(posts.slice(0, 26).map(({ id }) => id));
    await userEvent.keyboard('{PageUp}');
    await expect(keyOf()).toBe(posts[24]!.id);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'after' })).toHaveFocus();
    canvasElement.querySelector<HTMLElement>('article a')!.focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: /^3 / })).toHaveFocus();
  },
};

function Leaving(args: ComponentProps<typeof PostFeed>) {
  const memory = useMemo(() => ({ current: null }), []);
  const [state, setState] = useState({ isThere: true, isNarrow: false });
  return (
    <>
      <Button onClick={() => setState({ ...state, isThere: !state.isThere })}>leave</Button>
      <Button onClick={() => setState({ ...state, isNarrow: !state.isNarrow })}>turn</Button>
      <div className={state.isNarrow ? styles.narrow : styles.screen}>
        {state.isThere && <PostFeed {...args} scrollPosition={memory} />}
      </div>
    </>
  );
}

/** Going back restores the scroll position to the pixel; at another width to the card. */
export const RestoredPosition: Story = {
  args: { items: itemsOf(300) },
  render: Leaving,
  play: async ({ canvas, canvasElement }) => {
    for (let screen = 0; screen < 5; screen += 1) {
      scrollerOf(canvasElement).scrollTop += 613;
      await settled();
    }
    const { top, bottom } = scrollerOf(canvasElement).getBoundingClientRect();
    // Cards below the viewport are measured when idle.
    const getShown = () =>
      canvas
        .getAllByRole('article')
        .map((article) => ({ text: article.textContent, top: Math.round(article.getBoundingClientRect().top) }))
        .filter((article) => article.top > top && article.top < bottom);
    const before = getShown();
    await userEvent.click(canvas.getByRole('button', { name: 'leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'leave' }));
    await settled();
    await waitFor(() => expect(getShown()).toEqual(before));

    const key = [...canvasElement.querySelectorAll<HTMLElement>('[data-key]')].find(
      (cell) => cell.getBoundingClientRect().bottom > top,
    )!.dataset['key'];
    await userEvent.click(canvas.getByRole('button', { name: 'turn' }));
    await settled();
    const anchor = canvasElement.querySelector(`[data-key=${key}]`)!.getBoundingClientRect();
    await expect(anchor.top).toBeLessThan(top + 1);
    await expect(anchor.bottom).toBeGreaterThan(top - anchor.height);
  },
};

/** Cards that are much shorter than estimated make room for others, which are measured without a ResizeObserver loop error. */
export const ShortCards: Story = {
  args: { items: itemsOf(60).map(({ key }) => ({ key, height: 12 })) },
  render: Leaving,
  play: async ({ canvas }) => {
    const onError = fn<(event: ErrorEvent) => void>();
    addEventListener('error', onError);
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'leave' }));
      await settled();
    }
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(6));
    await settled();
    removeEventListener('error', onError);
    await expect(onError).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { phase: 'loading', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { busy: true })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    phase: 'nothing',
    items: [],
    emptyState: (
      <EmptyState illustration="pictures" title="Nothing yet" action={<Button>See recommended posts</Button>} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See recommended posts' })).toBeVisible();
  },
};

/** New posts wait until the pill is pressed. */
export const NewPosts: Story = {
  args: { newCount: 12 },
  play: async ({ canvas, canvasElement, args }) => {
    scrollerOf(canvasElement).scrollTop = 900;
    await settled();
    const pill = canvas.getByRole('button', { name: /12/ });
    await expect(scrollerOf(canvasElement).scrollTop).toBe(900);
    await userEvent.click(pill);
    await expect(args.onShowNew).toHaveBeenCalled();
    await expect(scrollerOf(canvasElement).scrollTop).toBe(0);
  },
};

export const NextPageFailed: Story = {
  args: { items: itemsOf(3), tail: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('social.feed.more-failed') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const End: Story = { args: { items: itemsOf(2), tail: 'end' } };

function pull(element: HTMLElement, to: number, isLetGo: boolean): void {
  const at = (clientY: number) => [new Touch({ identifier: 1, target: element, clientX: 100, clientY })];
  const fire = (type: string, touches: Touch[]) =>
    element.dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, cancelable: true, bubbles: true }));
  fire('touchstart', at(100));
  fire('touchmove', at(120));
  fire('touchmove', at(100 + to));
  if (isLetGo) fire('touchend', []);
}

export const PullToRefresh: Story = {
  play: async ({ canvasElement, args }) => {
    const scroller = scrollerOf(canvasElement);
    const frame = scroller.parentElement!;
    // The first touch loads the code of pulls.
    await waitFor(() => {
      pull(scroller, 90, false);
      return expect(frame.dataset['pull']).toBe('pulling');
    });
    scroller.dispatchEvent(new TouchEvent('touchend', { bubbles: true }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    pull(scroller, 220, true);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = { args: { isRefreshing: true } };
