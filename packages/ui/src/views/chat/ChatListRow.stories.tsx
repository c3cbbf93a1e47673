import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { isStoryRtlStartVisible } from '../../stories/is-story-rtl-start-visible.ts';
import { t, tPattern } from '../../stories/translate.ts';
import { ChatListRow, type ChatListRowProps } from './ChatListRow.tsx';
import { ChatListRows } from './ChatListRows.tsx';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import styles from './stories.module.css';
import VirtualChatList from './VirtualChatList.tsx';

const now = new Date(2026, 6, 15, 14, 2).getTime();
const meta = {
  title: 'Views/Chat/ChatListRow',
  component: ChatListRow,
  parameters: { layout: 'fullscreen' },
  args: {
    href: '/room/g1',
    id: 'u2',
    name: 'Moss Harbour',
    kind: 'user',
    at: now - 60_000,
    now,
    preview: 'Shall we meet at the station, or do you want to walk there from the river?',
    delivery: 'none',
    unread: 0,
    isMuted: false,
    isSelected: false,
    isTabStop: true,
    onOpen: fn(),
    onActions: fn(),
    swipeActions: [
      { id: 'mute', icon: 'mute', label: 'Mute', onSelect: fn() },
      { id: 'clear', icon: 'trash', tone: 'danger', label: 'Clear', onSelect: fn() },
    ],
  },
  decorators: [(Story) => <div className={styles.list}>{Story()}</div>],
} satisfies Meta<typeof ChatListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Moss Harbour/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/room/g1');
  },
};

const LONG_URDU =
  'کل Lahore میں پانچ بجے ملتے ہیں، پھر دریا کے کنارے چلیں گے اور رات کا کھانا ساتھ کھائیں گے، ٹھیک ہے؟';

/** Long text from right to left is cut at its end, on the left. */
export const RightToLeft: Story = {
  args: { name: LONG_URDU, isMuted: true, preview: LONG_URDU },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link');
    for (const text of canvas.getAllByText(LONG_URDU))
      await expect(isStoryRtlStartVisible(text, text.parentElement!)).toBe(true);
    await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};

export const RightToLeftDraft: Story = {
  args: { draft: LONG_URDU },
  play: async ({ canvas }) => {
    const text = canvas.getByText(LONG_URDU);
    await expect(isStoryRtlStartVisible(text, text.parentElement!)).toBe(true);
    await expect(canvas.getByText(tPattern('chat.list.draft'))).toBeVisible();
  },
};

/** Opens by right click, and by the button without a pointer. */
export const Actions: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /Moss Harbour/ });
    await fireEvent.contextMenu(link, { clientX: 40, clientY: 20 });
    await expect(args.onActions).toHaveBeenLastCalledWith(expect.objectContaining({ x: 40 }));
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Moss Harbour/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onActions).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** Swipes the row through the given positions. */
async function draw(row: HTMLElement, ...places: (readonly [x: number, y: number])[]): Promise<void> {
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    pointerType: 'touch',
    isPrimary: true,
    clientX,
    clientY,
  });
  await fireEvent.pointerDown(row, at(places[0]!));
  for (const place of places) await fireEvent.pointerMove(row, at(place));
  await fireEvent.pointerUp(row, at(places.at(-1)!));
}

/** A swiped row stays open until another touch. */
export const Swiped: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const row = canvas.getByRole('link', { name: /Moss Harbour/ });
    await draw(row, [300, 30], [296, 60], [200, 200]);
    await expect(canvas.queryByRole('button', { name: 'Mute' })).toBeNull();
    await draw(row, [300, 30], [280, 32], [150, 40]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible());
    await fireEvent.click(row);
    await fireEvent.pointerDown(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mute' })).toBeNull());
    await draw(row, [300, 30], [280, 32], [150, 40]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(args.swipeActions[1]!.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull());
    await expect(args.onOpen).not.toHaveBeenCalled();
    await draw(row, [300, 30], [280, 32], [150, 40]);
    await canvas.findByRole('button', { name: 'Clear' });
  },
};

const DAY = 86_400_000;
export const List: Story = {
  render: (args) => (
    <>
      <ChatListRow {...args} unread={3} />
      <ChatListRow
        {...args}
        id="g2"
        name="周末爬山"
        kind="group"
        sender="小雨："
        preview="明天早上七点在东门集合，别忘了带水和伞"
        unread={1280}
        isMuted
        at={now - DAY}
      />
      <ChatListRow {...args} id="u3" name="Kettle" delivery="read" preview="Thanks!" at={now - 3 * DAY} isSelected />
      <ChatListRow {...args} id="u4" name="小雨" delivery="sent" preview="好的" at={now - 30 * DAY} draft="那我们" />
      <ChatListRow
        {...args}
        id="u5"
        name="Someone whose name is far too long to stand on one line"
        delivery="failed"
        preview="see you there"
        at={now - 400 * DAY}
      />
      <ChatListRow {...args} id="u7" name="Fern" typing="typing…" unread={2} at={now} />
      <ChatListRow {...args} id="u6" name="Noor" delivery="queued" preview="on my way" at={now} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /1,?280/ })).toHaveTextContent('1.3k');
    await expect(canvas.getByText(tPattern('chat.list.draft'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Fern/ })).toHaveTextContent('typing…');
  },
};

/** The mark of a name stays in the accent while the chat is muted. */
export const Mentioned: Story = {
  args: {
    kind: 'group',
    name: '周末爬山',
    sender: '小雨：',
    preview: '@橘子 明天来吗',
    unread: 1280,
    isMentioned: true,
    isMuted: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('chat.list.mentioned') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /1,?280/ })).toBeVisible();
  },
};

/** A right-to-left message of a sender with a left-to-right name is cut at its end, on the left. */
export const GroupInUrdu: Story = {
  args: {
    sender: 'Moss Harbour:',
    preview: 'آج شام کو ہم سب دریا کے کنارے ملیں گے، کھانا اور پانی ساتھ لانا نہ بھولیں، اور وقت پر پہنچیں',
  },
  play: async ({ canvas }) => {
    const preview = canvas.getByText(/آج شام/);
    await expect(preview.scrollWidth).toBeGreaterThan(preview.clientWidth);
    await expect(getComputedStyle(preview).direction).toBe('rtl');
    await expect(canvas.getByText('Moss Harbour:')).toBeVisible();
  },
};

/** A list whose scroller is the story's element. */
function ScrolledList({ ids, row, isLoading = false }: { ids: string[]; row: ChatListRowProps; isLoading?: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className={styles.scroller}>
      <ChatListRows
        label="Chats"
        ids={ids}
        selectedId="g2"
        scroller={scroller}
        VirtualList={isLoading ? null : VirtualChatList}
        renderRow={(id, isTabStop) => <ChatListRow {...row} name={`Chat ${id}`} isTabStop={isTabStop} />}
      />
    </div>
  );
}

/** Tab enters the list once and returns to the last row. */
export const Keyboard: Story = {
  render: (args) => <ScrolledList row={args} ids={['g1', 'g2', 'g3']} />,
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name: new RegExp(name) });
    await userEvent.tab();
    await expect(link('Chat g2')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link('Chat g3')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Chat g3/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expect(link('Chat g1')).toHaveFocus();
  },
};

const LONG_LIST = Array.from({ length: 2000 }, (_, index) => `g${index + 1}`);

/** Only rows near the screen are in the page; the focus moves over all of them. */
export const Long: Story = {
  render: (args) => <ScrolledList row={args} ids={LONG_LIST} />,
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('listitem');
    const scroller = canvas.getByRole('list').closest(`.${styles.scroller}`)!;
    await waitFor(() => expect(rows().length).toBeLessThan(30));
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '2000');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('link', { name: /Chat g2000/ });
    await expect(last).toHaveFocus();
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '2000');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Chat g1998/ })).toBeVisible());
    await waitFor(() => expect(rows().length).toBeLessThan(30));
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvas.getByRole('link', { name: /Chat g1$|Chat g1 / })).toBeVisible());
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: /Chat g1999/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: /Chat g1\b/ })).toHaveFocus();
  },
};

function LoadingList({ row }: { row: ChatListRowProps }) {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsLoading(false)}>
        load
      </button>
      <ScrolledList row={row} ids={LONG_LIST} isLoading={isLoading} />
    </>
  );
}

/** The scroll position stays when the code of the virtual list arrives. */
export const LongWhileLoading: Story = {
  render: (args) => <LoadingList row={args} />,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('list').closest(`.${styles.scroller}`)!;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    const height = scroller.scrollHeight;
    scroller.scrollTop = height / 2;
    const offset = scroller.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'load' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Chat g1003/ })).toBeVisible());
    await expect([scroller.scrollTop, scroller.scrollHeight]).toEqual([offset, height]);
  },
};

export const Loading: Story = {
  render: () => <ChatListSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};
