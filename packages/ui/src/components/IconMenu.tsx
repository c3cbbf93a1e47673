import type { ComponentProps } from 'react';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

type MenuProps = ComponentProps<typeof Menu>;

interface IconMenuProps extends Pick<MenuProps, 'label' | 'items'>, Pick<IconButtonProps, 'variant'> {
  icon?: IconButtonProps['icon'];
}

const toTrigger =
  (button: Omit<IconButtonProps, 'as'>): MenuProps['trigger'] =>
  (props) => <IconButton {...button} {...props} />;

/**
 * A menu behind an icon button, three dots by default.
 *
 * For the actions of a page or card that have no button. Not for a single action (IconButton).
 */
export function IconMenu({ items, icon = 'more', variant = 'quiet', label }: IconMenuProps) {
  return <Menu label={label} items={items} trigger={toTrigger({ icon, variant, label })} />;
}
