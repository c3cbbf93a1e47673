import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppBar } from './AppBar.tsx';
import { Avatar } from './Avatar.tsx';
import { IconButton } from './IconButton.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Kit/AppBar',
  component: AppBar,
  args: { title: 'Edit profile', onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBack: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit profile', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
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

/** A word that comes and goes leaves the title where it is, and lies within the bar. */
export const Passing: Story = {
  render: (args) => (
    <>
      <AppBar {...args} title="Moss" />
      <AppBar {...args} title="Moss" passing="typing…" />
      <AppBar {...args} title="Chats" variant="large" onBack={undefined} />
      <AppBar {...args} title="Chats" variant="large" onBack={undefined} passing="Connecting…" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('header')].map((bar) => bar.getBoundingClientRect());
    const titles = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect());
    const words = ['typing…', 'Connecting…'].map((word) => canvas.getByText(word).getBoundingClientRect());
    for (const [index, word] of words.entries()) {
      const [quiet, telling] = [2 * index, 2 * index + 1];
      await expect(bars[telling]!.height).toBe(bars[quiet]!.height);
      await expect(titles[telling]!.top - bars[telling]!.top).toBe(titles[quiet]!.top - bars[quiet]!.top);
      await expect(word.bottom).toBeLessThanOrEqual(bars[telling]!.bottom);
    }
  },
};

/** Stays, and shows its line once something is under it. */
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
