import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { RoomMediaView } from './RoomMediaView.tsx';
import { STORY_ROOM_FILES, STORY_ROOM_MEDIA } from './story-media.ts';

const meta = {
  title: 'Views/Chat/Media/RoomMediaView',
  component: RoomMediaView,
  args: {
    kind: 'image',
    items: STORY_ROOM_MEDIA,
    tail: 'end',
    onKind: fn(),
    onOpen: fn(),
    onNearEnd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RoomMediaView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photos: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: STORY_ROOM_MEDIA[2]!.name }));
    await expect(args.onOpen).toHaveBeenCalledWith(STORY_ROOM_MEDIA[2]!.id);
    await userEvent.click(canvas.getByRole('tab', { name: t('chat.attachments.file') }));
    await expect(args.onKind).toHaveBeenCalledWith('file');
  },
};
export const Videos: Story = {
  args: { kind: 'video', items: STORY_ROOM_MEDIA.map((item, index) => ({ ...item, duration: 7 + 61 * index })) },
};
export const Files: Story = {
  args: { kind: 'file', items: STORY_ROOM_FILES },
  play: async ({ canvas, args }) => {
    const first = STORY_ROOM_FILES[0]!;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(first.name) }));
    await expect(args.onOpen).toHaveBeenCalledWith(first.id);
    await expect(canvas.getByRole('button', { name: /第三季度/ })).toBeDisabled();
  },
};
export const Loading: Story = { args: { items: [], tail: 'loading' } };
export const Empty: Story = { args: { kind: 'file', items: [] } };
export const Failed: Story = {
  args: { items: [], tail: 'failed', errorText: 'Connection failed. Please check the network settings.' },
};
