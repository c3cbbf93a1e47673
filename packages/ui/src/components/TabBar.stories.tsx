import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { IconButton } from './IconButton.tsx';
import layout from './stories.module.css';
import { TabBar, type TabBarItemData } from './TabBar.tsx';

const ITEMS: TabBarItemData[] = [
  { href: '/home', label: 'Home', icon: 'home', iconSelected: 'home-filled' },
  { href: '/discover', label: 'Discover', icon: 'discover', iconSelected: 'discover-filled' },
  {
    href: '/chat',
    label: 'Chats',
    icon: 'chat',
    iconSelected: 'chat-filled',
    badge: <Badge count={1280} label="1280 unread" />,
  },
  { href: '/friends', label: 'Friends', icon: 'friends', iconSelected: 'friends-filled', badge: <Badge label="New" /> },
  { href: '/my-page', label: 'Me', icon: 'person', iconSelected: 'person-filled' },
];

const meta = {
  title: 'Components/TabBar',
  component: TabBar,
  args: { label: 'Main', items: ITEMS, current: '/chat', onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const [current, setCurrent] = useState(args.current);
    const navigate = (href: string) => {
      args.onNavigate?.(href);
      setCurrent(href);
    };
    return <TabBar {...args} current={current} onNavigate={navigate} />;
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div className={layout.screen}>
        <div className={layout.long} />
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Chats/);
    await userEvent.click(home);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith('/home');
    await expect(home).toHaveAttribute('aria-current', 'page');
  },
};

export const Rail: Story = {
  globals: { viewport: { value: 'wide' } },
  args: {
    mark: <Avatar name="Q" size="m" />,
    footer: <IconButton icon="settings" label="Settings" />,
  },
  decorators: [
    (Story) => (
      <div className={layout.railed}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.height).toBe(window.innerHeight);
    await expect(bar.width).toBeLessThan(100);
  },
};
