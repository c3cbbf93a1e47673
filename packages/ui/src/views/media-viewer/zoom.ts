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
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const DOUBLE_TAP_SCALE = 2.5;
const MAX_SCALE = 8;

/** The most CSS pixels that a small picture is given for one of its own, so that it is not blown up. */
export const MAX_UPSCALE = 2;

/** How large a picture is that fits a screen. */
export function fit(picture: Size, screen: Size): Size {
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height, MAX_UPSCALE);
  return { width: picture.width * scale, height: picture.height * scale };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Kept on the screen: no empty edge where there is picture left, in the middle where there is not. */
export function clampZoom({ scale, x, y }: Zoom, fitted: Size, screen: Size): Zoom {
  const clamped = Math.min(MAX_SCALE, Math.max(1, scale));
  const roomX = Math.max(0, (fitted.width * clamped - screen.width) / 2);
  const roomY = Math.max(0, (fitted.height * clamped - screen.height) / 2);
  return { scale: clamped, x: within(x, roomX), y: within(y, roomY) };
}

/** Nearer or farther by a factor, with what lies at a spot staying there. */
export function zoomAt(zoom: Zoom, factor: number, point: Point): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor));
  const real = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * real, y: point.y - (point.y - zoom.y) * real };
}

export const panned = (zoom: Zoom, by: Point): Zoom => ({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
