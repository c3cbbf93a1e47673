/** Faces that have been shown, the last one last. */
const faces = new Map<string, HTMLImageElement>();
/** More are let go, those first that were shown longest ago. */
const MOST = 60;

export const isAtHand = (src: string): boolean => faces.has(src);

/** Keeps a face that was loaded: the browser forgets a picture that no element shows, and loads it anew when a list scrolls back to it. */
export function keepAtHand(src: string): void {
  const face = faces.get(src) ?? Object.assign(new Image(), { src });
  faces.delete(src);
  faces.set(src, face);
  const [oldest] = faces.keys();
  if (faces.size > MOST && oldest !== undefined) faces.delete(oldest);
}
