import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { AppBar } from './AppBar.tsx';
import { Avatar } from './Avatar.tsx';
import { IconButton } from './IconButton.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/AppBar',
  component: AppBar,
  args: { title: 'Edit profile', onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBack: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit profile', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('kit.bar.back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Large: Story = {
  args: {
    title: 'Chats',
    onBack: undefined,
    variant: 'large',
    end: (
      <>
        <IconButton icon="search" label="Search" />
        <IconButton icon="add" label="New" />
      </>
    ),
  },
};

export const Room: Story = {
  args: {
    title: 'Moss Harbour, who walks a lot and writes about it',
    subtitle: 'Online',
    end: <IconButton icon="more" label="Details" />,
  },
  render: (args) => <AppBar {...args} start={<Avatar name="Moss Harbour" id="u1" size="s" />} />,
};

/** A status changes neither the title's position nor the bar's height. */
export const Status: Story = {
  args: { title: 'Moss' },
  render: function StatusBar(args) {
    const [isTyping, setIsTyping] = useState(false);
    return (
      <>
        <AppBar {...args} status={isTyping && 'typing…'} />
        <button type="button" onClick={() => setIsTyping(true)}>
          type
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = () => canvasElement.querySelector('header')!.getBoundingClientRect();
    const title = () => canvas.getByRole('heading').getBoundingClientRect();
    const [barBefore, titleBefore] = [bar(), title()];
    await userEvent.click(canvas.getByRole('button', { name: 'type' }));
    await expect(canvas.getByText('typing…').getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().bottom);
    await expect([bar().height, title().top]).toEqual([barBefore.height, titleBefore.top]);
  },
};

export const StatusLarge: Story = {
  ...Status,
  args: { title: 'Chats', variant: 'large', onBack: undefined },
};

/** A page has one main heading. */
export const SideBySide: Story = {
  args: { title: 'Chats', variant: 'large', isBeside: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Chats');
  },
};

/** Is sticky and shows a border once content scrolls under it. */
export const Scrolled: Story = {
  render: (args) => (
    <div className={layout.screen}>
      <AppBar {...args} />
      <div className={layout.long}>Scroll</div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    document.scrollingElement?.scrollTo(0, 200);
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().top).toBe(0);
    document.scrollingElement?.scrollTo(0, 0);
  },
};
