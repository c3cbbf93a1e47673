import type { Meta, StoryObj } from '@storybook/react-vite';
import { ILLUSTRATION_NAMES } from '../icons/illustrations.ts';
import { Illustration } from '../icons/Illustration.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'chat',
    title: 'No chats yet',
    children: 'Say hello to someone, or start a group with a few friends.',
    action: <Button icon="add">New chat</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chats: Story = {};

export const Short: Story = {
  args: { illustration: 'search', title: 'Nothing found', children: undefined, action: undefined },
};

export const Illustrations: Story = {
  render: () => (
    <div className={layout.row}>
      {ILLUSTRATION_NAMES.map((name) => (
        <div key={name} className={layout.named}>
          <Illustration name={name} />
          {name}
        </div>
      ))}
    </div>
  ),
};
