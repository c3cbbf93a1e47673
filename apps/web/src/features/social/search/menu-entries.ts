import type { MenuEntry } from '../../../shared/navigation/menu-entry.ts';
import { paths } from '../../../shared/navigation/paths.ts';

/** An entry of the chat list's menu. */
export const searchMenuEntry: MenuEntry<undefined> = {
  icon: 'search',
  label: 'social.home.search',
  open: (_subject, navigate) => void navigate(paths.search.href()),
};
