import { buildRows } from '@quintet/domain/chat/rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { manyMessages } from './story-room.tsx';
import { inRoom } from './story-timeline.tsx';
import { Timeline } from './Timeline.tsx';

const tall = manyMessages(1, 120).map((message) => ({
  ...message,
  user_id: 'u2',
  text: `Tall ${message.seq}${'\nand more'.repeat(8)}`,
}));

const meta = {
  title: 'Views/Chat/UnreadTracking',
  component: Timeline,
  ...inRoom,
  args: {
    ...inRoom.args,
    rows: buildRows({
      messages: tall,
      pending: [],
      me: 'u1',
      lastReadSeq: null,
      unreadAfter: 60,
      hasOldestHistory: true,
    }),
    startAt: 'unread',
    unread: 60,
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only visible messages count as seen, however tall they are. */
export const TallMessages: Story = {
  play: async ({ canvas, args }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(log).toBeVisible());
    await waitFor(() => expect(args.onSeen).toHaveBeenCalled());
    const { bottom } = log.getBoundingClientRect();
    const shown = canvas.getAllByRole('article').filter((each) => each.getBoundingClientRect().top < bottom - 4);
    const [, seq] = /Tall (\d+)/.exec(shown.at(-1)!.textContent)!;
    await expect(args.onSeen).toHaveBeenCalledTimes(1);
    await expect(args.onSeen).toHaveBeenLastCalledWith(expect.objectContaining({ key: `m${seq}` }));
  },
};
