import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from './Badge.tsx';
import { IconButton } from './IconButton.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'search', label: 'Search', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className={layout.row}>
      <IconButton icon="more" label="More" />
      <IconButton icon="attach" label="Attach" variant="soft" />
      <IconButton icon="send" label="Send" variant="solid" />
      <IconButton icon="bell" label="12 notifications" badge={<Badge count={12} />} />
      <IconButton icon="mic" label="Record" disabled />
    </div>
  ),
};

export const OnPicture: Story = {
  render: () => (
    <div className={layout.photo}>
      <IconButton icon="close" label="Close" variant="overlay" />
    </div>
  ),
};

/** A dot: something waits behind the button. */
export const Marked: Story = {
  args: { icon: 'add', label: 'New post', isMarked: true },
  play: async ({ canvas }) => {
    const dot = getComputedStyle(canvas.getByRole('button', { name: 'New post' }), '::after');
    await expect(dot.content).not.toBe('none');
    await expect(parseFloat(dot.width)).toBeGreaterThanOrEqual(8);
  },
};
