/** How a picture is looked at: `x` and `y` move its middle away from that of the screen, pixels; 1 is as large as fits. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measured from the middle of the screen, pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSER = 2.5;
const MOST = 8;

/** The most CSS pixels that a small picture is given for one of its own, so that it is not blown up. */
export const MOST_GROWN = 2;

/** How large a picture is that fits a screen. */
export function fit(picture: Size, screen: Size): Size {
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height, MOST_GROWN);
  return { width: picture.width * scale, height: picture.height * scale };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Kept on the screen: no empty edge where there is picture left, in the middle where there is not. */
export function held({ scale, x, y }: Zoom, fitted: Size, screen: Size): Zoom {
  const kept = Math.min(MOST, Math.max(1, scale));
  const roomX = Math.max(0, (fitted.width * kept - screen.width) / 2);
  const roomY = Math.max(0, (fitted.height * kept - screen.height) / 2);
  return { scale: kept, x: within(x, roomX), y: within(y, roomY) };
}

/** Nearer or farther by a factor, with what lies at a spot staying there. */
export function zoomAt(zoom: Zoom, factor: number, spot: Spot): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const real = scale / zoom.scale;
  return { scale, x: spot.x - (spot.x - zoom.x) * real, y: spot.y - (spot.y - zoom.y) * real };
}

export const panned = (zoom: Zoom, by: Spot): Zoom => ({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
