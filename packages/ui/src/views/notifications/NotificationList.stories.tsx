import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { NotificationList } from './NotificationList.tsx';
import {
  EXAMPLE_NOTIFICATIONS,
  STORY_NOTIFICATIONS_NOW_MS,
  EXAMPLE_VIEWED_NOTIFICATION_POSITION,
} from './story-notifications.ts';

const StoryLink = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const meta = {
  title: 'Views/Notifications/NotificationList',
  component: NotificationList,
  args: {
    filter: 'all',
    list: EXAMPLE_NOTIFICATIONS,
    viewedUpTo: EXAMPLE_VIEWED_NOTIFICATION_POSITION,
    now: STORY_NOTIFICATIONS_NOW_MS,
    tail: 'end',
    link: StoryLink,
    toHref: ({ target }) => (target.post_id === null ? null : `/posts/${target.post_id}`),
    toUserHref: (id) => `/guest-page/${id}`,
    onFilter: fn(),
    onNearEnd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** New ones are above the line. Names and rows are links; a row is named by its sentence. */
export const All: Story = {
  play: async ({ canvas, args }) => {
    const [fresh, seen] = canvas.getAllByRole('list');
    await expect(within(fresh!).getAllByRole('listitem')).toHaveLength(7);
    await expect(within(seen!).getAllByRole('listitem')).toHaveLength(15);
    const [first] = within(fresh!).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Moss Harbour');
    const [name] = within(first!).getAllByRole('link', { name: 'Moss Harbour' });
    await expect(name).toHaveAttribute('href', '/guest-page/u1');
    await userEvent.click(canvas.getByRole('tab', { name: t('notifications.filter.people') }));
    await expect(args.onFilter).toHaveBeenCalledWith('people');
  },
};

export const Empty: Story = { args: { list: [] } };
export const EmptyFilter: Story = { args: { list: [], filter: 'money' } };
export const Loading: Story = { args: { list: [], tail: 'loading' } };
/** Says what happened where nothing is shown yet; below rows the reason is one line. */
export const Failed: Story = {
  args: { list: [], tail: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('kit.error.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
