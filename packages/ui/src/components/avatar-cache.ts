/** Cached avatars, the latest last. */
const cachedAvatars = new Map<string, HTMLImageElement>();
/** Beyond this the least recently shown avatars are removed. */
const MAX_CACHED = 60;

/** Whether an avatar was loaded before and is still kept. */
export const isAvatarCached = (src: string): boolean => cachedAvatars.has(src);

/** Caches a loaded avatar: browsers drop images that no element shows, and would load them again when a list scrolls back. */
export function cacheAvatar(src: string): void {
  const face = cachedAvatars.get(src) ?? Object.assign(new Image(), { src });
  cachedAvatars.delete(src);
  cachedAvatars.set(src, face);
  const [oldest] = cachedAvatars.keys();
  if (cachedAvatars.size > MAX_CACHED && oldest !== undefined) cachedAvatars.delete(oldest);
}
