import type { Variant } from '../../database/file-tables.ts';
import { ORIGINAL } from '../../media/links.ts';
import { THUMBNAIL } from '../../media/take.ts';
import { type Drawing, findDrawing } from '../art/catalogue.ts';
import { sizeOf } from '../art/film/frames.ts';
import { heightOf, thumbhashOf, WIDTHS } from '../art/render.ts';
import { voiceSize } from '../art/voice.ts';
import { DOCUMENTS } from './documents.ts';
import type { FileShown } from './scene.ts';

type Appearance = {
  extension: string;
  content_type: string;
  /** Bytes; about as many, of what is not drawn yet. */
  size: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  /** Seconds. */
  duration: number | null;
  variants: Variant[];
  drawn: Record<string, string>;
};

const PICTURE = 'image/webp';
const PICTURE_SIZE = 60_000;
const FILM_SIZE_PER_SECOND = 55_000;
const NONE = { width: null, height: null, thumbhash: null, duration: null, variants: [] };

/** What is known of a file before it is drawn. */
export async function appearanceOf(shown: FileShown): Promise<Appearance> {
  switch (shown.type) {
    case 'file': {
      const size = Buffer.byteLength(DOCUMENTS[shown.document]!);
      return { ...NONE, extension: 'txt', content_type: 'text/plain', size, drawn: { [ORIGINAL]: shown.document } };
    }
    case 'audio': {
      const { seconds } = shown;
      const drawn = { [ORIGINAL]: `voice-${seconds}.wav` };
      const size = voiceSize(seconds);
      return { ...NONE, extension: 'wav', content_type: 'audio/wav', size, duration: seconds, drawn };
    }
    case 'image':
    case 'video':
      return appearanceOfDrawing(findDrawing(shown.drawing)!);
  }
}

async function appearanceOfDrawing(drawing: Drawing): Promise<Appearance> {
  const [, middle, large] = WIDTHS;
  const [width, height] = [middle, heightOf(drawing, middle)];
  const variant = { name: THUMBNAIL, content_type: PICTURE, size: PICTURE_SIZE / 2, width, height };
  const thumbnail = { [THUMBNAIL]: `${drawing.name}-${middle}.webp` };
  const common = { thumbhash: await thumbhashOf(drawing), variants: [variant] };
  const { seconds } = drawing;
  if (seconds !== undefined) {
    const film = { extension: 'mp4', content_type: 'video/mp4', size: FILM_SIZE_PER_SECOND * seconds };
    const drawn = { [ORIGINAL]: `${drawing.name}.mp4`, ...thumbnail };
    return { ...common, ...film, ...sizeOf(drawing), duration: seconds, drawn };
  }
  const drawn = { [ORIGINAL]: `${drawing.name}-${large}.webp`, ...thumbnail };
  const picture = { extension: 'webp', content_type: PICTURE, size: PICTURE_SIZE, duration: null, drawn };
  return { ...common, ...picture, width: large, height: heightOf(drawing, large) };
}
