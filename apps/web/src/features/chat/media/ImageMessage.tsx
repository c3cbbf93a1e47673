import { PictureContent } from '@quintet/ui/views/chat/media/PictureContent';
import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useChat } from '../chat-client-atom.ts';
import type { ContentProps } from '../room/content-props.ts';
import { typeOf } from '../room/bubble-row.ts';
import { useNow } from '../use-now.ts';
import { openViewerAtom } from '../viewer/viewer-state.ts';
import { attachmentOf } from './attachment.ts';
import { useLocalFile } from './local-files.ts';
import { useRenewal } from './use-refresh-media-url.ts';
import { useTransfer } from './use-upload-transfer.ts';

/** A picture or a video in the room. */
export function PictureMessage({ subject, groupId }: ContentProps): ReactNode {
  const chat = useChat();
  const { cid, url, thumbnailUrl, ...shown } = attachmentOf(subject, useNow());
  const kind = typeOf(subject) === 'video' ? 'video' : 'image';
  const localSrc = useLocalFile(chat, cid, subject.kind === 'pending');
  const transfer = useTransfer(subject);
  const renew = useRenewal(subject);
  const open = useSetAtom(openViewerAtom);
  return (
    <PictureContent
      kind={kind}
      src={kind === 'video' ? thumbnailUrl : (thumbnailUrl ?? url)}
      localSrc={localSrc}
      width={shown.width}
      height={shown.height}
      thumbhash={shown.thumbhash}
      duration={kind === 'video' ? shown.duration : null}
      expiry={shown.expiry}
      transfer={transfer}
      onOpen={() => open({ groupId, key: subject.key })}
      onBroken={renew}
    />
  );
}
