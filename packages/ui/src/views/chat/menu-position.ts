/** Pixels between the lifted parts and the window's edges. */
export const MENU_MARGIN_PX = 8;
/** The minimal visible height of a bubble. */
const MIN_BUBBLE_PX = 56;

interface MenuAnchor {
  /** The bubble's rectangle in the window. */
  readonly bubble: { readonly top: number; readonly height: number };
  /** Heights; 0 when absent. */
  readonly above: number;
  readonly below: number;
  /** The window's height. */
  readonly room: number;
}

interface MenuPosition {
  readonly above: number;
  readonly bubble: number;
  readonly bubbleHeight: number;
  readonly below: number;
}

/** Positions a bubble with reactions above and actions below it: close to its place, all inside the window. */
export function getMenuVerticalLayout({ bubble, above, below, room }: MenuAnchor): MenuPosition {
  const head = above > 0 ? above + MENU_MARGIN_PX : 0;
  const foot = below > 0 ? below + MENU_MARGIN_PX : 0;
  const bubbleHeight = Math.max(MIN_BUBBLE_PX, Math.min(bubble.height, room - 2 * MENU_MARGIN_PX - head - foot));
  const lowest = room - MENU_MARGIN_PX - foot - bubbleHeight;
  const top = Math.max(MENU_MARGIN_PX + head, Math.min(bubble.top, lowest));
  return { above: top - head, bubble: top, bubbleHeight, below: top + bubbleHeight + MENU_MARGIN_PX };
}

/** Positions reactions above and actions below the pointer, inside the window. */
export function getMenuTopAtPointer(y: number, { above, below, room }: Omit<MenuAnchor, 'bubble'>): number {
  const head = above > 0 ? above + MENU_MARGIN_PX : 0;
  return Math.max(MENU_MARGIN_PX + head, Math.min(y, room - below - MENU_MARGIN_PX));
}

/** Clamps a position into the window. */
export const clampMenuOffset = (offset: number, size: number, room: number): number =>
  Math.max(MENU_MARGIN_PX, Math.min(offset, room - size - MENU_MARGIN_PX));
