/** The zoom: `x` and `y` move the image's centre from the screen's, in pixels; scale 1 fits the screen. */
export interface MediaViewerZoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface MediaViewerSize {
  readonly width: number;
  readonly height: number;
}

/** Relative to the screen's centre, in pixels. */
export interface MediaViewerPoint {
  readonly x: number;
  readonly y: number;
}

export const FITTED_ZOOM: MediaViewerZoom = { scale: 1, x: 0, y: 0 };
export const DOUBLE_TAP_SCALE = 2.5;
const MAX_SCALE = 8;

/** The maximal CSS pixels per image pixel. */
export const MAX_IMAGE_UPSCALE = 2;

/** The size of an image that fits the screen. */
export function fitImageToScreen(picture: MediaViewerSize, screen: MediaViewerSize): MediaViewerSize {
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height, MAX_IMAGE_UPSCALE);
  return { width: picture.width * scale, height: picture.height * scale };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Clamps the position: no empty edge beside a larger image, a smaller one is centred. */
export function clampZoom(
  { scale, x, y }: MediaViewerZoom,
  fitted: MediaViewerSize,
  screen: MediaViewerSize,
): MediaViewerZoom {
  const clamped = Math.min(MAX_SCALE, Math.max(1, scale));
  const roomX = Math.max(0, (fitted.width * clamped - screen.width) / 2);
  const roomY = Math.max(0, (fitted.height * clamped - screen.height) / 2);
  return { scale: clamped, x: within(x, roomX), y: within(y, roomY) };
}

/** Zooms by a factor around a point. */
export function zoomAt(zoom: MediaViewerZoom, factor: number, point: MediaViewerPoint): MediaViewerZoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor));
  const real = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * real, y: point.y - (point.y - zoom.y) * real };
}

/** Moves the image by so many pixels; returns the new zoom. */
export const panZoom = (zoom: MediaViewerZoom, by: MediaViewerPoint): MediaViewerZoom => ({
  ...zoom,
  x: zoom.x + by.x,
  y: zoom.y + by.y,
});
