/** A stable tint from 0 to `count` − 1 for a seed. */
export function getAvatarTintIndex(seed: string, count: number): number {
  let hash = 7;
  for (let index = 0; index < seed.length; index += 1) hash = (Math.imul(hash, 31) + seed.charCodeAt(index)) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}
