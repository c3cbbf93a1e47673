/** A key, alone or with Control, which is Command on a Mac, or with Alt. */
export interface Shortcut {
  readonly key: string;
  readonly isWithControl?: boolean;
  readonly isWithAlt?: boolean;
}

/** The part of a keyboard event that decides. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether a key press is that of a shortcut. */
export const isShortcutPressed = (
  press: KeyPress,
  { key, isWithControl = false, isWithAlt = false }: Shortcut,
): boolean =>
  press.altKey === isWithAlt &&
  press.key.toLowerCase() === key.toLowerCase() &&
  (press.ctrlKey || press.metaKey) === isWithControl;
