import { type Drawing, findDrawing } from './catalogue.ts';
import { render, WIDTHS } from './render.ts';

/** A file of the demo world: a drawing so many pixels wide, or a film, which is made in a process of its own only. */
export type DrawnFile = { contentType: string; isFilm: boolean; make: () => Promise<Uint8Array> };

const PICTURE = /^([a-z]+-\d+)-(\d+)\.webp$/;
const FILM = /^([a-z]+-\d+)\.mp4$/;

/** `sea-7-720.webp`, `sea-101.mp4`; undefined for what is none of ours. */
export function findFile(name: string): DrawnFile | undefined {
  const [, pictured, digits] = PICTURE.exec(name) ?? [];
  const width = WIDTHS.find((one) => String(one) === digits);
  const drawing = pictured === undefined ? undefined : findDrawing(pictured);
  if (drawing && width) return { contentType: 'image/webp', isFilm: false, make: () => render(drawing, width) };
  const film = findFilm(FILM.exec(name)?.[1]);
  return film && { contentType: 'video/mp4', isFilm: true, make: () => encode(film) };
}

function findFilm(name: string | undefined): Drawing | undefined {
  const drawing = name === undefined ? undefined : findDrawing(name);
  return drawing?.seconds === undefined ? undefined : drawing;
}

/** The encoder takes over how its process ends. */
async function encode(film: Drawing): Promise<Uint8Array> {
  const { encodeFilm } = await import('./film/encode.ts');
  return encodeFilm(film);
}
