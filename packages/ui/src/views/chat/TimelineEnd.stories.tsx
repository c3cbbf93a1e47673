import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { createStoryRows, scrollStoryLogUp, waitForTimelineLayout, getStoryDistanceToEndPx } from './story-room.tsx';
import { TIMELINE_STORY_META } from './story-timeline.tsx';
import { MessageTimeline } from './MessageTimeline.tsx';

const meta = {
  title: 'Views/Chat/TimelineEnd',
  component: MessageTimeline,
  ...TIMELINE_STORY_META,
} satisfies Meta<typeof MessageTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The log of 200 messages, scrolled up a little. */
async function findLogNearEnd(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const log = await canvas.findByRole('log');
  await waitFor(() => expect(canvas.getByText('Message 200')).toBeVisible());
  await scrollStoryLogUp(log, 61);
  return log;
}

/** Near the end it follows; further up the button shows the count. */
export const NearTheEnd: Story = {
  render: function Coming(args) {
    const [last, setLast] = useState(200);
    return (
      <>
        <button type="button" onClick={() => setLast(last + 1)}>
          newer
        </button>
        <MessageTimeline {...args} rows={createStoryRows(1, last)} unread={last - 200} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = await findLogNearEnd(canvas);
    const newer = canvas.getByRole('button', { name: 'newer' });
    await userEvent.click(newer);
    await waitFor(() => expect(getStoryDistanceToEndPx(log)).toBeLessThan(4));
    await scrollStoryLogUp(log, 120);
    await userEvent.click(newer);
    await waitFor(() => expect(canvas.getByRole('button', { name: /2/ })).toBeVisible());
    await expect(getStoryDistanceToEndPx(log)).toBeGreaterThan(120);
  },
};

/** Scrolling up in the frame in which a message scrolled the log to its end ends following. */
export const ScrollUpInSameFrame: Story = {
  render: NearTheEnd.render!,
  play: async ({ canvas }) => {
    using _ = spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const log = await findLogNearEnd(canvas);
    flushSync(() => canvas.getByRole('button', { name: 'newer' }).click());
    await expect(getStoryDistanceToEndPx(log)).toBeLessThan(4);
    await scrollStoryLogUp(log, 120);
    await expect(canvas.getByRole('button', { name: /1/ })).toBeVisible();
    await expect(getStoryDistanceToEndPx(log)).toBeGreaterThan(90);
  },
};

/** Messages that come in one frame, before the scroll event of the first, are all followed. */
export const SeveralInSameFrame: Story = {
  render: NearTheEnd.render!,
  play: async ({ canvas }) => {
    using _ = spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const log = await findLogNearEnd(canvas);
    for (let count = 0; count < 4; count += 1) flushSync(() => canvas.getByRole('button', { name: 'newer' }).click());
    await waitForTimelineLayout();
    await expect(getStoryDistanceToEndPx(log)).toBeLessThan(4);
  },
};

/** A press while the log scrolls, e.g. to a new message, reaches the message under it. */
export const PressesWhileScrolling: Story = {
  args: { rows: createStoryRows(1, 200) },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText('Message 200')).toBeVisible());
    const { left, top } = canvas.getByText('Message 198').getBoundingClientRect();
    log.scrollTop -= 1;
    await waitForTimelineLayout();
    await expect(document.elementFromPoint(left + 4, top + 4)?.closest('article')).not.toBeNull();
  },
};

/** While the newest messages load, a page that joins the end of an early stretch does not scroll by. */
export const JumpFromEarlyStretch: Story = {
  render: function Early(args) {
    const [last, setLast] = useState(40);
    return (
      <>
        <button type="button" onClick={() => setLast(43)}>
          next page
        </button>
        <MessageTimeline {...args} rows={createStoryRows(1, last)} hasAfter unread={591} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText('Message 40')).toBeVisible());
    await scrollStoryLogUp(log, 200);
    await userEvent.click(await canvas.findByRole('button', { name: /591/ }));
    await expect(args.onJump).toHaveBeenCalledTimes(1);
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'next page' }));
    await waitForTimelineLayout();
    await expect(log.scrollTop).toBeLessThan(before + 4);
    await expect(args.onAtEnd).not.toHaveBeenLastCalledWith(true);
  },
};

/** After a gap it follows few messages, but stays when they exceed a screen. */
export const BehindLatest: Story = {
  render: function Missing(args) {
    const [{ last, isBehind }, set] = useState({ last: 200, isBehind: false });
    return (
      <>
        <button type="button" onClick={() => set({ last, isBehind: true })}>
          behind
        </button>
        {[3, 40].map((some) => (
          <button key={some} type="button" onClick={() => set({ last: last + some, isBehind: false })}>
            {some} more
          </button>
        ))}
        <MessageTimeline {...args} rows={createStoryRows(1, last)} hasAfter={isBehind} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText('Message 200')).toBeVisible());
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('behind');
    await waitForTimelineLayout();
    await press('3 more');
    await waitFor(() => expect(getStoryDistanceToEndPx(log)).toBeLessThan(4));
    await press('behind');
    await waitForTimelineLayout();
    await press('40 more');
    await waitForTimelineLayout();
    await expect(getStoryDistanceToEndPx(log)).toBeGreaterThan(log.clientHeight);
    await expect(canvas.getByText('Message 201')).toBeVisible();
  },
};
