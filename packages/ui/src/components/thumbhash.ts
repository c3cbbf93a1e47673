import { thumbHashToDataURL } from 'thumbhash';

/** A few hundred, for a feed that one scrolls up and down; each is 3 kB. */
const MOST = 300;
const drawn = new Map<string, string>();

function draw(hash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The blurred picture that a thumbhash (base64) stands for, as a data URL; empty when it is none. */
export function blurOf(hash: string): string {
  const known = drawn.get(hash);
  if (known !== undefined) return known;
  if (drawn.size >= MOST) drawn.delete(drawn.keys().next().value!);
  const url = draw(hash);
  drawn.set(hash, url);
  return url;
}
