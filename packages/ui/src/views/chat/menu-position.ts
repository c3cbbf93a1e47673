/** Pixels that what is lifted keeps from the edges of the window, and from what stands above and below it. */
export const MARGIN = 8;
/** A bubble is never cut to less than this. */
const LEAST = 56;

interface Lifted {
  /** Of the bubble, in the window. */
  readonly bubble: { readonly top: number; readonly height: number };
  /** Heights; 0 for what is not there. */
  readonly above: number;
  readonly below: number;
  /** Of the window. */
  readonly room: number;
}

interface Place {
  readonly above: number;
  readonly bubble: number;
  readonly bubbleHeight: number;
  readonly below: number;
}

/** Where a bubble stands with reactions above and actions below it: as near to its place as the window allows, and all of it in the window. */
export function placeLifted({ bubble, above, below, room }: Lifted): Place {
  const head = above > 0 ? above + MARGIN : 0;
  const foot = below > 0 ? below + MARGIN : 0;
  const bubbleHeight = Math.max(LEAST, Math.min(bubble.height, room - 2 * MARGIN - head - foot));
  const lowest = room - MARGIN - foot - bubbleHeight;
  const top = Math.max(MARGIN + head, Math.min(bubble.top, lowest));
  return { above: top - head, bubble: top, bubbleHeight, below: top + bubbleHeight + MARGIN };
}

/** A piece as near to a place as the window allows. */
export const within = (place: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(place, room - size - MARGIN));
