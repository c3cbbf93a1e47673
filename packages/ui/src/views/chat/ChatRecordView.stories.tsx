import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { makeStoryImage } from '../social/post/story-posts.ts';
import { type ChatRecordRowData, ChatRecordView } from './ChatRecordView.tsx';

const moss = { id: 'u2', name: 'Moss Harbour' };
const rain = { id: 'u3', name: '小雨' };
const { url, thumbhash } = makeStoryImage(3);
const time = new Date(2026, 0, 5, 14, 2).toISOString();
const row = (id: string, sender: ChatRecordRowData['sender'], text: string, file?: ChatRecordRowData['file']) => ({
  id,
  sender,
  time,
  text,
  file,
});

const meta = {
  title: 'Views/Chat/ChatRecordView',
  component: ChatRecordView,
  args: {
    rows: [
      row('1', moss, 'Morning! Are we still on for the ridge on Saturday?'),
      row('2', rain, '我可以，几点出发？'),
      row('3', moss, 'From last year', { kind: 'image', src: url, thumbhash, ratio: 4 / 3, isExpired: false }),
      row('4', rain, '', { kind: 'video', src: url, thumbhash, ratio: 3 / 4, isExpired: false }),
      row('5', moss, '', { kind: 'audio', isPlaying: false, duration: 12, isExpired: false }),
      row('6', rain, '', { kind: 'file', name: 'Route and timetable.pdf', size: 1_480_000, isExpired: false }),
      row('7', moss, '[Red envelope]'),
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof ChatRecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: t('chat.media.open-image') }));
    await userEvent.click(canvas.getByRole('button', { name: t('chat.media.open-video') }));
    await userEvent.click(canvas.getByRole('button', { name: t('chat.media.voice', { length: '0:12' }) }));
    await userEvent.click(canvas.getByRole('button', { name: /Route/ }));
    await expect(args.onOpen.mock.calls).toEqual([['3'], ['4'], ['5'], ['6']]);
  },
};
/** Fourteen days after forwarding. */
export const Expired: Story = {
  args: {
    rows: [
      row('1', moss, 'From last year', { kind: 'image', src: null, ratio: 1, isExpired: true }),
      row('2', rain, '', { kind: 'video', src: null, ratio: 1, isExpired: true }),
      row('3', moss, '', { kind: 'audio', isPlaying: false, duration: 12, isExpired: true }),
      row('4', rain, '', { kind: 'file', name: 'Route and timetable.pdf', size: null, isExpired: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat.media.image-expired'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Route/ })).toBeDisabled();
  },
};
export const Empty: Story = { args: { rows: [] } };
