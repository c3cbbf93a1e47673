import type { ComponentProps } from 'react';
import { IconButton, type IconButtonProps } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';

type MenuProps = ComponentProps<typeof Menu>;

interface MoreMenuProps extends Pick<MenuProps, 'label' | 'items'> {
  /** `overlay`: on images and video. */
  variant?: IconButtonProps['variant'];
}

const buttonOf =
  (label: string, variant: IconButtonProps['variant'] = 'quiet'): MenuProps['trigger'] =>
  (trigger) => <IconButton icon="more" label={label} variant={variant} {...trigger} />;

/** A menu behind three dots. */
export function MoreMenu({ label, items, variant }: MoreMenuProps) {
  return <Menu label={label} items={items} trigger={buttonOf(label, variant)} />;
}
