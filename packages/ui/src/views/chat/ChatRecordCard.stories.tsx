import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryBubble } from './media/story-bubble.tsx';
import styles from './stories.module.css';
import { ChatRecordCard } from './ChatRecordCard.tsx';

const meta = {
  title: 'Views/Chat/ChatRecordCard',
  component: ChatRecordCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Chat history of 周末爬山 Weekend hikes',
    lines: [
      { name: 'Moss Harbour', text: 'Morning! Are we still on for the ridge on Saturday?' },
      { name: '小雨', text: '我可以，几点出发？' },
      { name: 'Kettle', text: '[Photo]' },
      { name: 'Moss Harbour', text: 'The 7:05 from platform 3 gets us there at eight' },
    ],
    href: '/room/g1?record=m1',
    onOpen: fn(),
  },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
  render: (args) => (
    <>
      <StoryBubble frame="card">
        <ChatRecordCard {...args} />
      </StoryBubble>
      <StoryBubble frame="card" isOwn>
        <ChatRecordCard {...args} />
      </StoryBubble>
    </>
  ),
} satisfies Meta<typeof ChatRecordCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLines: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: /小雨/ })[0]!);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** Lines and title are cut at their end. */
export const LongNames: Story = {
  args: {
    title: `Chat history of ${'第三季度预算与人员安排'.repeat(8)}`,
    lines: [{ name: 'Bartholomew Featherstonehaugh-Cholmondeley', text: 'Are we there yet? '.repeat(4).trim() }],
  },
};
export const Sending: Story = {
  args: { href: undefined, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByText(t('chat.record.label'))).toHaveLength(2);
  },
};
