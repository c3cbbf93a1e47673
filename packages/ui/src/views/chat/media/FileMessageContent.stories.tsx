import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories.module.css';
import { FileMessageContent } from './FileMessageContent.tsx';
import { expectTimeInLastLine, StoryBubble } from './story-bubble.tsx';

const meta = {
  title: 'Views/Chat/Media/FileContent',
  component: FileMessageContent,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Route and timetable.pdf', size: 1_480_000, expiry: { is: 'lasting' }, onDownload: fn() },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
  render: (args) => (
    <>
      <StoryBubble frame="card">
        <FileMessageContent {...args} />
      </StoryBubble>
      <StoryBubble frame="card" isOwn>
        <FileMessageContent {...args} />
      </StoryBubble>
    </>
  ),
} satisfies Meta<typeof FileMessageContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectTimeInLastLine(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** A long name keeps its extension visible. */
export const LongName: Story = {
  args: { name: `${'第三季度预算与人员安排的最终版本'.repeat(3)}.xlsx` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('.xlsx')[0]).toBeVisible();
  },
};

export const Sending: Story = { args: { transfer: { status: 'under-way', progress: 0.7, onCancel: fn() } } };
export const Failed: Story = { args: { transfer: { status: 'failed', onRetry: fn() } } };
export const Expired: Story = { args: { expiry: { is: 'expired' } } };
