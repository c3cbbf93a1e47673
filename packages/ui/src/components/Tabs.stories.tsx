import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from './Badge.tsx';
import { getTabPanelProps, Tabs } from './Tabs.tsx';

const FEED = [
  { id: 'follow', label: 'Following' },
  { id: 'recommend', label: 'Recommended' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'chart', label: 'Trend' },
] as const;

const CHATS = [
  { id: 'group', label: 'Groups', badge: <Badge count={3} label="3 unread" /> },
  { id: 'friends', label: 'Friends' },
] as const;

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { id: 'feed', label: 'Feed', items: FEED, value: 'recommend', onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Tabs {...args} value={value} onChange={setValue} />
        <p {...getTabPanelProps(args.id, value)}>{value}</p>
      </>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Recommended' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Gallery', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Gallery' })).toHaveTextContent('gallery');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Following', selected: true })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Trend' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('chart');
  },
};

/** Tabs that do not fit fade at the end, until the last one shows. */
export const Overflowing: Story = {
  args: { value: 'follow' },
  decorators: [(Content) => <div style={{ inlineSize: '12rem' }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('tablist');
    // The mask is wider than the tabs by its fading end.
    const getMaskPosition = () => getComputedStyle(tabs).maskPosition;
    await waitFor(() => expect(getMaskPosition()).toBe('100% 0px'));
    tabs.scrollTo({ left: tabs.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(getMaskPosition()).toBe('0% 0px'));
  },
};

/** A button adds the missing tabs. */
const renderWithAdd: NonNullable<Story['render']> = function Render(args) {
  const [items, setItems] = useState(args.items);
  return (
    <>
      <Tabs {...args} items={items} />
      <button type="button" onClick={() => setItems(FEED)}>
        Add
      </button>
    </>
  );
};

/** The selected tab does not lie in the faded end when tabs are added behind it. */
export const AddedBehind: Story = {
  args: { items: FEED.slice(0, 2) },
  decorators: [(Content) => <div style={{ inlineSize: 'fit-content' }}>{Content()}</div>],
  render: renderWithAdd,
  play: async ({ canvas }) => {
    const [tabs, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { name: 'Recommended' })];
    tabs.style.inlineSize = `${tabs.offsetWidth}px`;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const getEnd = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() => expect(getEnd(tab)).toBeLessThanOrEqual(getEnd(tabs) - 40));
  },
};

/** The selected tab stays in view when tabs are added before it. */
export const AddedBefore: Story = {
  args: { value: 'chart', items: FEED.filter(({ id }) => id !== 'gallery') },
  decorators: [(Content) => <div style={{ inlineSize: '12rem' }}>{Content()}</div>],
  render: renderWithAdd,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const getEnd = (element: Element) => element.getBoundingClientRect().right;
    const tab = canvas.getByRole('tab', { name: 'Trend' });
    await waitFor(() => expect(getEnd(tab)).toBeLessThanOrEqual(getEnd(canvas.getByRole('tablist'))));
  },
};

export const Pill: Story = {
  args: { id: 'chats', label: 'Chats', items: CHATS, value: 'group', variant: 'pill' },
};
