import type { Schemas } from '@quintet/api/types';
import type { Drawing } from './catalogue.ts';
import { sizeOf } from './film/frames.ts';
import { heightOf, thumbhashOf, WIDTHS } from './render.ts';

const TYPE = 'image/webp';

const addressOf = ({ name }: Drawing, width: number): string => `/media/drawn/${name}-${width}.webp`;

/** A drawing, or a film, as a post shows it. */
export async function mediaOf(drawing: Drawing): Promise<Schemas['PostMedia']> {
  const picture = await pictureOf(drawing);
  if (drawing.seconds === undefined) return picture;
  const url = `/media/drawn/${drawing.name}.mp4`;
  const film = { kind: 'video', file_path: url, url, content_type: 'video/mp4', duration: drawing.seconds } as const;
  return { ...picture, ...film, ...sizeOf(drawing) };
}

async function pictureOf(drawing: Drawing): Promise<Schemas['PostMedia']> {
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
