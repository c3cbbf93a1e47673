import { thumbHashToDataURL } from 'thumbhash';

/** Enough for a long feed; each is 3 kB. */
const MAX_CACHED = 300;
const cachedUrls = new Map<string, string>();

function draw(hash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The preview of a thumbhash (base64) as a data URL; empty when it is invalid. */
export function getThumbhashUrl(hash: string): string {
  const known = cachedUrls.get(hash);
  if (known !== undefined) return known;
  if (cachedUrls.size >= MAX_CACHED) cachedUrls.delete(cachedUrls.keys().next().value!);
  const url = draw(hash);
  cachedUrls.set(hash, url);
  return url;
}
