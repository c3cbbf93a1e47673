import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeStoryMessages } from './story-room.tsx';
import styles from './stories.module.css';
import { TIMELINE_STORY_META } from './story-timeline.tsx';
import { MessageTimeline } from './MessageTimeline.tsx';

const tall = makeStoryMessages(1, 120).map((message) => ({
  ...message,
  user_id: 'u2',
  text: `Tall ${message.seq}${'\nand more'.repeat(8)}`,
}));

const meta = {
  title: 'Views/Chat/UnreadTracking',
  component: MessageTimeline,
  ...TIMELINE_STORY_META,
  args: {
    ...TIMELINE_STORY_META.args,
    rows: buildRoomRows({
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
} satisfies Meta<typeof MessageTimeline>;
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

function GrowingAlbum(args: ComponentProps<typeof MessageTimeline>) {
  const [size, setSize] = useState(1);
  const messages = Array.from({ length: size }, (_, index) =>
    makeMessageFixture(index + 1, { album_id: 'a1', text: `Picture ${index + 1}` }),
  );
  const rows = buildRoomRows({
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
      <MessageTimeline {...args} rows={rows} />
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
