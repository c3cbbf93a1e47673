import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { ListRow } from './ListRow.tsx';
import layout from './stories.module.css';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/ListRow',
  component: ListRow,
  args: { title: 'Moss Harbour' },
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();

export const Pressed: Story = {
  render: () => <ListRow as="button" title="Notifications" hasChevron onClick={onClick} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('button', { name: 'Notifications' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  },
};

/** A badge beside the chevron is centred like it. */
export const BadgeAndChevron: Story = {
  args: {
    as: 'button',
    leading: <Icon name="bell" />,
    title: 'Notifications',
    detail: 'Likes, comments and new followers',
    end: <Badge count={4} label="4 unread" />,
    hasChevron: true,
  },
  play: async ({ canvas }) => {
    const middle = (element: Element): number => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const row = canvas.getByRole('button');
    await expect(Math.abs(middle(canvas.getByRole('img', { name: '4 unread' })) - middle(row))).toBeLessThanOrEqual(1);
  },
};

export const Chats: Story = {
  render: () => (
    <div className={layout.card}>
      <ListRow
        as="a"
        href="#1"
        size="tall"
        leading={<Avatar name="Moss Harbour" id="u1" size="l" isOnline />}
        title="Moss Harbour"
        meta="14:02"
        detail="Shall we meet at the station, or do you want to walk there from the river?"
        end={<Badge count={3} label="3 unread" />}
      />
      <ListRow
        as="a"
        href="#2"
        size="tall"
        leading={<Avatar name="周末爬山" id="g2" size="l" kind="group" />}
        title="周末爬山"
        meta="昨天"
        detail="小雨：明天早上七点在东门集合，别忘了带水和伞"
        end={<Badge count={1280} isQuiet label="1280 unread" />}
        isSelected
      />
      <ListRow
        as="a"
        href="#3"
        size="tall"
        leading={<Avatar name="Kettle" id="u3" size="l" />}
        title="Kettle, whose name is far too long to stand on one line of a phone"
        meta="3 May"
        detail="Thanks!"
      />
    </div>
  ),
};

export const Settings: Story = {
  render: () => (
    <div className={layout.card}>
      <ListRow as="button" leading={<Icon name="lock" />} title="Change password" hasChevron />
      <ListRow as="button" leading={<Icon name="globe" />} title="Language" end="English" hasChevron />
      <ListRow as="label" leading={<Icon name="bell" />} title="Sound" end={<Switch defaultChecked />} />
      <ListRow leading={<Icon name="info" />} title="Version" end="2.7.0" />
      <ListRow as="button" leading={<Icon name="logout" />} title="Log out" tone="danger" />
    </div>
  ),
};

/** A long value wraps beside its title. */
export const LongValue: Story = {
  args: { title: 'E-mail', end: 'wren.with.a.very.long.address@mail.example.com' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('E-mail');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
