/** Pixels that what is lifted keeps from the edges of the window, and from what stands above and below it. */
export const MARGIN_PX = 8;
/** A bubble is never cut to less than this. */
const MIN_BUBBLE_PX = 56;

interface MenuAnchor {
  /** Of the bubble, in the window. */
  readonly bubble: { readonly top: number; readonly height: number };
  /** Heights; 0 for what is not there. */
  readonly above: number;
  readonly below: number;
  /** Of the window. */
  readonly room: number;
}

interface MenuPosition {
  readonly above: number;
  readonly bubble: number;
  readonly bubbleHeight: number;
  readonly below: number;
}

/** Where a bubble stands with reactions above and actions below it: as near to its place as the window allows, and all of it in the window. */
export function positionMenu({ bubble, above, below, room }: MenuAnchor): MenuPosition {
  const head = above > 0 ? above + MARGIN_PX : 0;
  const foot = below > 0 ? below + MARGIN_PX : 0;
  const bubbleHeight = Math.max(MIN_BUBBLE_PX, Math.min(bubble.height, room - 2 * MARGIN_PX - head - foot));
  const lowest = room - MARGIN_PX - foot - bubbleHeight;
  const top = Math.max(MARGIN_PX + head, Math.min(bubble.top, lowest));
  return { above: top - head, bubble: top, bubbleHeight, below: top + bubbleHeight + MARGIN_PX };
}

/** A piece as near to a place as the window allows. */
export const within = (place: number, size: number, room: number): number =>
  Math.max(MARGIN_PX, Math.min(place, room - size - MARGIN_PX));
