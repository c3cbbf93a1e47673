import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import { makeOutboxItemFixture } from '@quintet/domain/chat/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { Composer } from './Composer.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import {
  makeStoryMessages,
  createStoryRows,
  scrollStoryLogUp,
  waitForTimelineLayout,
  createStoryConversationRows,
  getStoryDistanceToEndPx,
} from './story-room.tsx';
import { TIMELINE_STORY_META } from './story-timeline.tsx';
import styles from './stories.module.css';
import { MessageTimeline } from './MessageTimeline.tsx';

const meta = {
  title: 'Views/Chat/Timeline',
  component: MessageTimeline,
  ...TIMELINE_STORY_META,
} satisfies Meta<typeof MessageTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A complete room. */
export const Conversation: Story = {
  args: { rows: createStoryConversationRows() },
  render: (args) => (
    <>
      <RoomHeader id="g1" name="周末爬山 Weekend hikes" kind="group" subtitle="4 members" onBack={fn()} />
      <MessageTimeline {...args} />
      <Composer value="" onChange={fn()} onSend={fn()} canSend={false} sendsOnEnter={false} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('log')).toBeVisible());
    await expect(canvas.getByText('see example.com')).toBeVisible();
    await expect(canvas.getByRole('img', { name: tPattern('chat.message.failed') })).toBeVisible();
  },
};

export const Short: Story = {
  args: { rows: createStoryConversationRows().slice(0, 3) },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(log).toBeVisible());
    const last = canvas.getByText('I looked at the forecast');
    const below = (): number => log.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    await waitFor(() => expect(below()).toBeLessThan(60));
  },
};

/** Opens at the unread divider. */
export const Unread: Story = {
  args: { rows: createStoryRows(1, 120, 60), startAt: 'unread', unread: 60 },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText(t('chat.room.unread'))).toBeVisible());
    const divider = canvas.getByText(t('chat.room.unread'));
    const below = (): number => divider.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await waitFor(() => expect(below()).toBeLessThan(120));
    await waitFor(() => expect(canvas.getByRole('button', { name: /60/ })).toBeVisible());
  },
};

function Growing(args: ComponentProps<typeof MessageTimeline>) {
  const [{ first, last }, setEnds] = useState({ first: 161, last: 200 });
  return (
    <>
      <div className={styles.controls}>
        <button type="button" onClick={() => setEnds({ first: first - 40, last })}>
          older
        </button>
        <button type="button" onClick={() => setEnds({ first, last: last + 1 })}>
          newer
        </button>
        <button type="button" onClick={() => setEnds({ first: first + 40, last })}>
          cut
        </button>
      </div>
      <MessageTimeline {...args} rows={createStoryRows(first, last)} hasBefore={first > 1} />
    </>
  );
}

function rowOnScreen(log: HTMLElement): HTMLElement {
  const { top } = log.getBoundingClientRect();
  return [...log.querySelectorAll('article')].find((article) => article.getBoundingClientRect().top > top + 80)!;
}

/** Pages added or removed at the start move nothing on screen. */
export const Prepending: Story = {
  render: Growing,
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText('Message 200')).toBeVisible());
    log.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    log.scrollTop = 200;
    await waitForTimelineLayout();
    for (const name of ['older', 'older', 'cut']) {
      const row = rowOnScreen(log);
      const before = row.getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitForTimelineLayout();
      await expect(row.isConnected).toBe(true);
      await expect(Math.abs(row.getBoundingClientRect().top - before)).toBeLessThan(2);
    }
  },
};

/** At the end it follows new messages; elsewhere it stays. */
export const Following: Story = {
  render: Growing,
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText('Message 200')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'newer' }));
    await waitFor(() => expect(getStoryDistanceToEndPx(log)).toBeLessThan(4));
    await scrollStoryLogUp(log, 900);
    const row = rowOnScreen(log);
    const before = row.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'newer' }));
    await waitForTimelineLayout();
    await expect(Math.abs(row.getBoundingClientRect().top - before)).toBeLessThan(2);
    await userEvent.click(await canvas.findByRole('button', { name: tPattern('chat.room.to-latest') }));
    await waitFor(() => expect(canvas.getByText('Message 202')).toBeVisible());
    await waitFor(() => expect(getStoryDistanceToEndPx(log)).toBeLessThan(4));
  },
};

/** An own message scrolls to the end. */
export const PeerTyping: Story = {
  render: function Written(args) {
    const [pending, setPending] = useState<OutboxItem[]>([]);
    const messages = makeStoryMessages(1, 80);
    const rows = buildRoomRows({
      messages,
      pending,
      me: 'u1',
      lastReadSeq: null,
      unreadAfter: 20,
      hasOldestHistory: true,
    });
    return (
      <>
        <button type="button" onClick={() => setPending([makeOutboxItemFixture()])}>
          write
        </button>
        <MessageTimeline {...args} rows={rows} />
      </>
    );
  },
  args: { startAt: 'unread' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Message 22')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'write' }));
    await waitFor(() => expect(canvas.getByText('on its way')).toBeVisible());
    await waitFor(() => expect(getStoryDistanceToEndPx(canvas.getByRole('log'))).toBeLessThan(4));
  },
};

/** Only messages near the viewport are in the DOM. */
export const Long: Story = {
  args: { rows: createStoryRows(1, 2000) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Message 2000')).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    await waitFor(() => expect(args.onSeen).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'm2000' })));
  },
};

/** The log is one tab stop; controls are reached from their message. */
export const SingleTabStop: Story = {
  args: { rows: createStoryConversationRows() },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(log).toBeVisible());
    const stops = [...log.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0);
    await expect(stops).toEqual([]);
    log.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('see example.com');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: tPattern('errors.text.hyperlink') })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveTextContent('see example.com');
  },
};

export const Keyboard: Story = {
  args: { rows: createStoryConversationRows() },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(log).toBeVisible());
    log.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('Just leaving the house');
  },
};

/** Keys scroll the log while typing, without focus, and while a heading has it. */
export const PageKeys: Story = {
  args: { rows: createStoryRows(1, 200) },
  render: (args) => (
    <>
      <h1 tabIndex={-1}>Room</h1>
      <MessageTimeline {...args} />
      <textarea aria-label="field" />
    </>
  ),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(canvas.getByText('Message 200')).toBeVisible());
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(getStoryDistanceToEndPx(log)).toBeGreaterThan(log.clientHeight / 2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getStoryDistanceToEndPx(log)).toBeLessThan(4));
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('Message 200');
    await userEvent.type(field, 'words{Home}{ArrowUp}');
    await expect(field).toHaveFocus();
    await expect(getStoryDistanceToEndPx(log)).toBeLessThan(4);
    field.blur();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log.scrollTop).toBe(0));
    canvas.getByRole('heading').focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(log.clientHeight / 2));
  },
};
