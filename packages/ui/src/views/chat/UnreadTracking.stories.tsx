import { makeMessage } from '@quintet/domain/chat/fixtures';
import { buildRows } from '@quintet/domain/chat/rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { manyMessages } from './story-room.tsx';
import styles from './stories.module.css';
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

function GrowingAlbum(args: ComponentProps<typeof Timeline>) {
  const [size, setSize] = useState(1);
  const messages = Array.from({ length: size }, (_, index) =>
    makeMessage(index + 1, { album_id: 'a1', text: `Picture ${index + 1}` }),
  );
  const rows = buildRows({
    messages,
    pending: [],
    me: 'u1',
    lastReadSeq: null,
    unreadAfter: null,
    hasOldestHistory: true,
  });
  return (
    <>
      <div className={styles.controls}>
        <button type="button" onClick={() => setSize(size + 1)}>
          picture
        </button>
      </div>
      <Timeline {...args} rows={rows} />
    </>
  );
}

/** A picture that joins the album at the end of an open room counts as seen. */
export const Album: Story = {
  args: { startAt: null, unread: 0 },
  render: GrowingAlbum,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(1));
    for (const size of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: 'picture' }));
      await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(size));
    }
    const pictures = [1, 2, 3].map((seq) => expect.objectContaining({ key: `m${seq}` }));
    await expect(args.onSeen).toHaveBeenLastCalledWith(expect.objectContaining({ album: pictures }));
  },
};
