import { sign } from './signature.ts';

const DAY = 24 * 60 * 60 * 1000;

export const DOWNLOADS = '/media/files/';
/** Where what is drawn for the demo world is served (demo/pictures.ts). */
export const DRAWN = '/media/drawn/';
/** The file itself among what lies under its id. */
export const ORIGINAL = 'original';

/**
 * An address at which whoever has it gets the file, for one to two days; the same one all day long, so that browsers keep
 * what they have.
 */
export function linkTo(
  file: { id: string; secret: Uint8Array; drawn: Readonly<Record<string, string>> | null },
  name = ORIGINAL,
  now = new Date(),
): string {
  const drawn = file.drawn?.[name];
  if (drawn !== undefined) return `${DRAWN}${drawn}`;
  return `${DOWNLOADS}${sign('download', file, linkEnd(now))}/${name}`;
}

export const linkEnd = (now = new Date()): Date => new Date((Math.floor(now.getTime() / DAY) + 2) * DAY);

/** Where it lies in the media store. */
export const keyOf = (id: string, name: string): string => `files/${id.slice(0, 2)}/${id}-${name}`;
