import type { Schemas } from '@quintet/api/types';
import { type Drawing, findDrawing } from './catalogue.ts';
import { heightOf, render, thumbhashOf, WIDTHS } from './render.ts';
import type { MediaStore } from '../../media/store.ts';

const TYPE = 'image/webp';

const addressOf = ({ name }: Drawing, width: number): string => `/media/drawn/${name}-${width}.webp`;

/** A drawing as a post shows it. */
export async function pictureOf(drawing: Drawing): Promise<Schemas['PostMedia']> {
  const [small, middle, large] = WIDTHS;
  return {
    kind: 'image',
    file_path: addressOf(drawing, large),
    url: addressOf(drawing, large),
    thumbnail_url: addressOf(drawing, middle),
    width: large,
    height: heightOf(drawing, large),
    thumbhash: await thumbhashOf(drawing),
    duration: null,
    content_type: TYPE,
    variants: [small, middle, large].map((width) => ({
      url: addressOf(drawing, width),
      content_type: TYPE,
      width,
      height: heightOf(drawing, width),
    })),
  };
}

const FILE = /^([a-z]+-\d+)-(\d+)\.webp$/;

/** Draws what is asked for the first time, one at a time, and keeps it in the store. */
export function createDrawer(store: MediaStore) {
  let last: Promise<unknown> = Promise.resolve();
  const underway = new Map<string, Promise<void>>();

  async function make(key: string, drawing: Drawing, width: number): Promise<void> {
    if ((await store.size(key)) !== null) return;
    const turn = last.then(async () => store.keep(key, await render(drawing, width), TYPE));
    last = turn.catch(() => {});
    await turn;
  }

  /** The store's key of `sea-7-720.webp`, where it lies from now on; undefined for what is no drawing of ours. */
  async function keyOf(file: string): Promise<string | undefined> {
    const [, name, digits] = FILE.exec(file) ?? [];
    const drawing = name === undefined ? undefined : findDrawing(name);
    const width = WIDTHS.find((one) => String(one) === digits);
    if (!drawing || !width) return undefined;
    const key = `drawn/${file}`;
    const making = underway.get(key) ?? make(key, drawing, width).finally(() => underway.delete(key));
    underway.set(key, making);
    await making;
    return key;
  }

  return { keyOf };
}
