import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppBar } from './AppBar.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'New',
    trigger: (props) => <IconButton icon="add" label="New" {...props} />,
    items: [
      { id: 'chat', icon: 'chat', label: 'New chat', onSelect },
      { id: 'group', icon: 'group', label: 'New group', onSelect: fn() },
      { id: 'friend', icon: 'friends', label: 'New friend', isDisabled: true, onSelect: fn() },
      { id: 'invite', icon: 'qr', label: 'Enter invite code', onSelect: fn() },
      { id: 'clear', icon: 'trash', label: 'Clear all', tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <AppBar title="Chats" variant="large" end={<Menu {...args} />} />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'New' });
    trigger.focus();
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'New chat' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Enter invite code' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    const menu = await canvas.findByRole('menu');
    const box = menu.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(
      canvas.getByRole('button', { name: 'New' }).getBoundingClientRect().bottom,
    );
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A choice with the current option marked. */
export const Choice: Story = {
  args: {
    items: [
      { id: 'system', label: 'Match system', isChecked: true, onSelect: fn() },
      { id: 'light', label: 'Light', isChecked: false, onSelect: fn() },
      { id: 'dark', label: 'Dark', isChecked: false, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() =>
      expect(canvas.getByRole('menuitemradio', { name: 'Match system', checked: true })).toHaveFocus(),
    );
  },
};
