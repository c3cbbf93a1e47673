import type { Schemas } from '@quintet/api/types';
import { type FileRow, pathOf } from '../../media/files.ts';
import { publicUrl, videoName } from '../../media/post-names.ts';

/** The width that a card wants; smaller ones are for thumbnails of thumbnails. */
const CARD = 720;

/** A file that is ready, as a post shows it for good. */
export function presentPostFile(file: FileRow): Schemas['PostMedia'] {
  const { id, kind, content_type, width, height, thumbhash, duration } = file;
  const variants = file.variants.map(({ name, size: _, ...variant }) => ({ ...variant, url: publicUrl(id, name) }));
  const largest = variants.at(-1)?.url ?? null;
  return {
    kind: kind === 'video' ? 'video' : 'image',
    file_path: pathOf(file),
    url: kind === 'video' ? publicUrl(id, videoName(file)) : largest!,
    thumbnail_url: variants.find((variant) => variant.width >= CARD)?.url ?? largest,
    width: width!,
    height: height!,
    thumbhash,
    duration,
    content_type: content_type!,
    variants,
  };
}
