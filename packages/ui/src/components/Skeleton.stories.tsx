import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import { ListRow } from './ListRow.tsx';
import { Skeleton } from './Skeleton.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Has the height of the rows that will replace it. */
export const Rows: Story = {
  args: { shape: 'row', count: 3 },
  render: (args) => (
    <div className={layout.card}>
      <Skeleton {...args} />
      <ListRow
        size="tall"
        leading={<Avatar name="Moss Harbour" id="u1" size="l" />}
        title="Moss Harbour"
        meta="14:02"
        detail="See you!"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const part = canvasElement.querySelector('[aria-hidden] > div');
    const row = canvas.getByText('See you!').closest('[data-size=tall]');
    await expect(part?.getBoundingClientRect().height).toBe(row?.getBoundingClientRect().height);
  },
};

export const Text: Story = { args: { count: 3 } };
export const Bubbles: Story = { args: { shape: 'bubble', count: 7 } };
export const Picture: Story = { args: { shape: 'picture' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Controls: Story = { args: { shape: 'control', count: 2 } };
