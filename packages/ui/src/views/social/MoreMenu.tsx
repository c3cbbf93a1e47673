import type { ComponentProps } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';

type MenuProps = ComponentProps<typeof Menu>;

const buttonOf =
  (label: string): MenuProps['trigger'] =>
  (trigger) => <IconButton icon="more" label={label} {...trigger} />;

/** What else can be done, behind three dots. */
export function MoreMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  return <Menu label={label} items={items} trigger={buttonOf(label)} />;
}
