import type { MessageId } from '@quintet/i18n/ids';
import type { IconName } from '@quintet/ui/icons';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import { useIntl } from 'react-intl';
import { useNavigate, type NavigateFunction } from 'react-router';

/** A menu entry or button that a slice adds to a screen of another slice (README, Registries). `Target` is what the screen shows. */
export interface MenuEntry<Target> {
  readonly icon: IconName;
  /** In a namespace that loads with the screen. */
  readonly label: MessageId;
  readonly isAvailable?: (target: Target) => boolean;
  /** Opens a screen or sheet of the slice. */
  readonly open: (target: Target, navigate: NavigateFunction) => void;
}

/** Entries by id, in the order of the menu. */
export type MenuEntries<Target> = Readonly<Record<string, MenuEntry<Target>>>;

/** Returns the items of the entries that are available. */
export function useMenuItems<Target>(
  entries: MenuEntries<Target>,
  target: Target,
): (MenuItemData & Pick<MenuEntry<Target>, 'icon'>)[] {
  const intl = useIntl();
  const navigate = useNavigate();
  return Object.entries(entries).flatMap(([id, { icon, label, isAvailable, open }]) =>
    isAvailable?.(target) === false
      ? []
      : [{ id, icon, label: intl.formatMessage({ id: label }), onSelect: () => open(target, navigate) }],
  );
}
