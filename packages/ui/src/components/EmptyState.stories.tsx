import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIGURE_NAMES } from '../icons/illustrations.ts';
import { Figure } from '../icons/Illustration.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    figure: 'chat',
    title: 'No chats yet',
    children: 'Say hello to someone, or start a group with a few friends.',
    action: <Button icon="add">New chat</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chats: Story = {};

export const Short: Story = {
  args: { figure: 'search', title: 'Nothing found', children: undefined, action: undefined },
};

export const Figures: Story = {
  render: () => (
    <div className={layout.row}>
      {FIGURE_NAMES.map((name) => (
        <div key={name} className={layout.named}>
          <Figure name={name} />
          {name}
        </div>
      ))}
    </div>
  ),
};
