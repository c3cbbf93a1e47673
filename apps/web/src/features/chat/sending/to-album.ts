import { trimText } from '@quintet/domain/chat/text';
import { createCid } from '../create-cid.ts';
import type { FileToSend } from './outbox-file.ts';

const isPicture = ({ kind }: FileToSend): boolean => kind === 'image' || kind === 'video';

/** Puts several images and videos into one album; the first has the caption. */
export function toAlbum(files: readonly FileToSend[], caption: string): FileToSend[] {
  const pictures = files.filter(isPicture);
  const albumId = pictures.length > 1 ? createCid() : undefined;
  return files.map((file) => ({
    ...file,
    ...(isPicture(file) && albumId && { albumId }),
    ...(file === pictures[0] && { caption: trimText(caption) }),
  }));
}
