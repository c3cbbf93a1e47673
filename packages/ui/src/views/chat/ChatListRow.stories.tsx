import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatListRow } from './ChatListRow.tsx';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import styles from './stories.module.css';

const now = new Date(2026, 6, 15, 14, 2).getTime();
const meta = {
  title: 'Views/Chat/ChatListRow',
  component: ChatListRow,
  parameters: { layout: 'fullscreen' },
  args: {
    href: '/room/g1',
    id: 'u2',
    name: 'Moss Harbour',
    kind: 'person',
    at: now - 60_000,
    now,
    preview: 'Shall we meet at the station, or do you want to walk there from the river?',
    delivery: 'none',
    unread: 0,
    isMuted: false,
    isSelected: false,
    onOpen: fn(),
  },
  decorators: [(Story) => <div className={styles.list}>{Story()}</div>],
} satisfies Meta<typeof ChatListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Moss Harbour/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/room/g1');
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
        preview="小雨：明天早上七点在东门集合，别忘了带水和伞"
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
    await expect(canvas.getByText(/Draft|草稿/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Fern/ })).toHaveTextContent('typing…');
  },
};

export const Loading: Story = {
  render: () => <ChatListSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};
