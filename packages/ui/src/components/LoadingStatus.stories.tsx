import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingStatus } from './LoadingStatus.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/LoadingStatus',
  component: LoadingStatus,
  args: { label: 'Loading the messages', children: <Skeleton count={3} /> },
} satisfies Meta<typeof LoadingStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: args.label })).toHaveAttribute('aria-busy', 'true');
  },
};
