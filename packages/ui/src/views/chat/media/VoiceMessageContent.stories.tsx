import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { tPattern } from '../../../stories/translate.ts';
import styles from '../stories.module.css';
import { expectTimeInLastLine, StoryBubble } from './story-bubble.tsx';
import { VoiceMessageContent } from './VoiceMessageContent.tsx';

const levels = Array.from(
  { length: 36 },
  (_, index) => 0.15 + 0.85 * Math.abs(Math.sin(index * 0.7) * Math.cos(index / 5)),
);

const meta = {
  title: 'Views/Chat/Media/VoiceContent',
  component: VoiceMessageContent,
  parameters: { layout: 'fullscreen' },
  args: {
    duration: 24,
    levels,
    at: null,
    isPlaying: false,
    speed: 1,
    expiry: { is: 'lasting' },
    onToggle: fn(),
    onSeek: fn(),
    onSpeed: fn(),
  },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
  render: (args) => (
    <>
      <StoryBubble frame="card">
        <VoiceMessageContent {...args} />
      </StoryBubble>
      <StoryBubble frame="card" isOwn>
        <VoiceMessageContent {...args} />
      </StoryBubble>
    </>
  ),
} satisfies Meta<typeof VoiceMessageContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unplayed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectTimeInLastLine(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** A message that was never played shows a dot; an expired message does not. */
export const Unheard: Story = {
  args: { isUnheard: true },
  play: async ({ canvas, canvasElement }) => {
    await expectTimeInLastLine(canvasElement);
    await expect(canvas.getAllByRole('img', { name: /Not played|未播放/ })[0]).toBeVisible();
  },
};

export const Playing: Story = {
  args: { at: 9, isPlaying: true, speed: 1.5 },
  play: async ({ canvas, canvasElement, args }) => {
    await expectTimeInLastLine(canvasElement);
    await fireEvent.change(canvas.getAllByRole('slider')[0]!, { target: { value: '18' } });
    await expect(args.onSeek).toHaveBeenCalledWith(18);
    await userEvent.click(canvas.getAllByRole('button', { name: /1[.,]5/ })[0]!);
    await expect(args.onSpeed).toHaveBeenCalledOnce();
  },
};

export const Short: Story = { args: { duration: 1.2, levels: [] } };
export const Sending: Story = { args: { transfer: { status: 'under-way', progress: 0.5, onCancel: fn() } } };
export const Failed: Story = {
  args: { transfer: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: tPattern('chat.media.retry') })) {
      const { color, backgroundColor } = getComputedStyle(button);
      await expect(color).not.toBe(backgroundColor);
    }
  },
};
export const Expired: Story = {
  args: { expiry: { is: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')[0]).toBeDisabled();
  },
};
