import { isShortcutPressed, type KeyPress, type Shortcut } from './shortcut.ts';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** A shortcut as a menu needs it; formatted by its caller, so that other menus load no code for it. */
export interface MenuKeyboardShortcut {
  /** As on the keys. */
  readonly text: string;
  /** For `aria-keyshortcuts`. */
  readonly aria: string;
  readonly matches: (press: KeyPress) => boolean;
}

/** Formats a shortcut for a menu, and adds its check. */
export const toMenuKeyboardShortcut = (shortcut: Shortcut): MenuKeyboardShortcut => ({
  text: formatShortcut(shortcut),
  aria: formatShortcut(shortcut, 'aria'),
  matches: (press) => isShortcutPressed(press, shortcut),
});

/** As on the keys, or as `aria-keyshortcuts` names them. */
function formatShortcut({ key, isWithControl }: Shortcut, style: 'keys' | 'aria' = 'keys'): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  if (style === 'aria') return isWithControl ? `${isMac() ? 'Meta' : 'Control'}+${name}` : name;
  const short = name === 'Delete' ? 'Del' : name;
  if (!isWithControl) return short;
  return isMac() ? `⌘${short}` : `Ctrl ${short}`;
}
