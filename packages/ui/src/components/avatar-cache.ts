/** Faces that have been shown, the last one last. */
const cachedAvatars = new Map<string, HTMLImageElement>();
/** More are let go, those first that were shown longest ago. */
const MAX_CACHED = 60;

export const isCached = (src: string): boolean => cachedAvatars.has(src);

/** Keeps a face that was loaded: the browser forgets a picture that no element shows, and loads it anew when a list scrolls back to it. */
export function cacheAvatar(src: string): void {
  const face = cachedAvatars.get(src) ?? Object.assign(new Image(), { src });
  cachedAvatars.delete(src);
  cachedAvatars.set(src, face);
  const [oldest] = cachedAvatars.keys();
  if (cachedAvatars.size > MAX_CACHED && oldest !== undefined) cachedAvatars.delete(oldest);
}
