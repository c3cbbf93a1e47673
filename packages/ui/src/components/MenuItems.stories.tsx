import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MenuItems } from './MenuItems.tsx';
import { toMenuKeyboardShortcut } from './menu-keyboard-shortcut.ts';
import layout from './stories.module.css';

const meta = {
  title: 'Components/MenuItems',
  component: MenuItems,
  args: {
    label: 'Message',
    onDone: fn(),
    items: [
      { id: 'reply', icon: 'reply', label: 'Reply', shortcut: toMenuKeyboardShortcut({ key: 'r' }), onSelect: fn() },
      { id: 'copy', icon: 'copy', label: 'Copy', onSelect: fn() },
      { id: 'pin', icon: 'pin', label: 'Pin', detail: 'Only admins pin here', isDisabled: true, onSelect: fn() },
      { id: 'retract', icon: 'trash', label: 'Retract', tone: 'danger', onSelect: fn() },
    ],
  },
  render: (args) => (
    <div className={layout.card}>
      <MenuItems {...args} />
    </div>
  ),
} satisfies Meta<typeof MenuItems>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The items without a button, for other containers such as a sheet. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('menuitem', { name: 'Copy' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Retract' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.items[3]?.onSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Home}r');
    await expect(args.items[0]?.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('menuitem', { name: 'Reply' })).toHaveAttribute('aria-keyshortcuts', 'R');
    await userEvent.keyboard('{Tab}');
    await expect(args.onDone).toHaveBeenCalledTimes(3);
  },
};
