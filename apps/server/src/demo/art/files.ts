import { DOCUMENTS } from '../scenes/documents.ts';
import { type Drawing, findDrawing } from './catalogue.ts';
import { render, WIDTHS } from './render.ts';
import { murmur } from './voice.ts';

/** A file of the demo world: a drawing so many pixels wide, or a film, which is made in a process of its own only. */
export type DrawnFile = { contentType: string; isFilm: boolean; make: () => Promise<Uint8Array> };

const PICTURE = /^([a-z]+-\d+)-(\d+)\.webp$/;
const FILM = /^([a-z]+-\d+)\.mp4$/;
const VOICE = /^voice-(\d{1,2})\.wav$/;

/** `sea-7-720.webp`, `sea-101.mp4`, `voice-7.wav`, `walk.txt`; undefined for what is none of ours. */
export function findFile(name: string): DrawnFile | undefined {
  const [, pictured, digits] = PICTURE.exec(name) ?? [];
  const width = WIDTHS.find((one) => String(one) === digits);
  const drawing = pictured === undefined ? undefined : findDrawing(pictured);
  if (drawing && width) return { contentType: 'image/webp', isFilm: false, make: () => render(drawing, width) };
  const seconds = VOICE.exec(name)?.[1];
  if (seconds) return { contentType: 'audio/wav', isFilm: false, make: async () => murmur(Number(seconds)) };
  const document = Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name] : undefined;
  if (document) return { contentType: 'text/plain', isFilm: false, make: async () => Buffer.from(document) };
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
