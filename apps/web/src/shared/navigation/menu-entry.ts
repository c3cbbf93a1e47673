import type { MessageId } from '@quintet/i18n/ids';
import type { IconName } from '@quintet/ui/icons';
import type { MenuItem } from '@quintet/ui/MenuItems';
import { useIntl } from 'react-intl';
import { useNavigate, type NavigateFunction } from 'react-router';

/** A menu entry or button that a slice adds to a screen of another slice (README, Registries). `Subject` is what the screen shows. */
export interface MenuEntry<Subject> {
  readonly icon: IconName;
  /** In a namespace that loads with the screen. */
  readonly label: MessageId;
  readonly isAvailable?: (subject: Subject) => boolean;
  /** Opens a screen or sheet of the slice. */
  readonly open: (subject: Subject, navigate: NavigateFunction) => void;
}

/** Entries by id, in the order of the menu. */
export type MenuEntries<Subject> = Readonly<Record<string, MenuEntry<Subject>>>;

/** Returns the items of the entries that are available. */
export function useMenuItems<Subject>(
  entries: MenuEntries<Subject>,
  subject: Subject,
): (MenuItem & Pick<MenuEntry<Subject>, 'icon'>)[] {
  const intl = useIntl();
  const navigate = useNavigate();
  return Object.entries(entries).flatMap(([id, { icon, label, isAvailable, open }]) =>
    isAvailable?.(subject) === false
      ? []
      : [{ id, icon, label: intl.formatMessage({ id: label }), onSelect: () => open(subject, navigate) }],
  );
}
