import { trimMessageText } from '@quintet/domain/chat/text';
import { findMentions, type PickedMention } from '@quintet/domain/mentions';
import { createMessageCid } from '../sync/create-message-cid.ts';
import type { FileToSend } from '../sync/outbox-file.ts';

const isPicture = ({ kind }: FileToSend): boolean => kind === 'image' || kind === 'video';

/** Puts several images and videos into one album; the first has the caption. */
export function withAlbumAndCaption(
  files: readonly FileToSend[],
  caption: string,
  picked: readonly PickedMention[] = [],
): FileToSend[] {
  const text = trimMessageText(caption);
  const pictures = files.filter(isPicture);
  const albumId = pictures.length > 1 ? createMessageCid() : undefined;
  return files.map((file) => ({
    ...file,
    ...(isPicture(file) && albumId && { albumId }),
    ...(file === pictures[0] && { caption: { text, mentions: findMentions(text, picked) } }),
  }));
}
