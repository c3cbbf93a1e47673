import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/Button.tsx';
import { ContentUnavailableView } from './ContentUnavailableView.tsx';

const meta = {
  title: 'Views/Social/Post/ContentUnavailableView',
  component: ContentUnavailableView,
  args: { title: 'Post', illustration: 'lock', reason: 'No permission to watch.', onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentUnavailableView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No permission to watch.');
  },
};

export const NotFound: Story = {
  args: { illustration: 'pictures', reason: '作品不存在。', action: <Button variant="secondary">看看其他内容</Button> },
};
