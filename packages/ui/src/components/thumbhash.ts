import { thumbHashToDataURL } from 'thumbhash';

/** A few hundred, for a feed that one scrolls up and down; each is 3 kB. */
const MAX_CACHED = 300;
const cachedUrls = new Map<string, string>();

function draw(hash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The blurred picture that a thumbhash (base64) stands for, as a data URL; empty when it is none. */
export function getThumbhashUrl(hash: string): string {
  const known = cachedUrls.get(hash);
  if (known !== undefined) return known;
  if (cachedUrls.size >= MAX_CACHED) cachedUrls.delete(cachedUrls.keys().next().value!);
  const url = draw(hash);
  cachedUrls.set(hash, url);
  return url;
}
