import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/Badge',
  component: Badge,
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above 999 in k with one decimal (spec §9). */
export const Counts: Story = {
  render: () => (
    <div className={layout.row}>
      {[1, 12, 999, 1000, 1234, 56_780].map((count) => (
        <Badge key={count} count={count} label={`${count} unread`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '999 unread' })).toHaveTextContent('999');
    await expect(canvas.getByRole('img', { name: '1234 unread' })).toHaveTextContent('1.2k');
    await expect(canvas.getByRole('img', { name: '56780 unread' })).toHaveTextContent('56.8k');
  },
};

export const Quiet: Story = { args: { count: 1234, isQuiet: true } };

export const Dot: Story = { args: { label: 'New' } };

export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};
