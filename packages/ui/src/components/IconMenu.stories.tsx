import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconMenu } from './IconMenu.tsx';

const onSelect = fn();
const meta = {
  title: 'Components/IconMenu',
  component: IconMenu,
  args: { label: 'More', items: [{ id: 'copy', icon: 'copy', label: 'Copy link', onSelect }] },
} satisfies Meta<typeof IconMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Copy link' }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

export const Add: Story = { args: { icon: 'add', label: 'New chat' } };
