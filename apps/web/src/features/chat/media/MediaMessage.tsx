import { MediaMessageContent } from '@quintet/ui/views/chat/media/MediaMessageContent';
import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useChatClient } from '../chat-client-atom.ts';
import type { BubbleContentProps } from '../room/content-props.ts';
import { getRowMessageType } from '../room/bubble-row.ts';
import { useNow } from '../use-now.ts';
import { openMediaViewerAtom } from '../viewer/viewer-state.ts';
import { getRowAttachment } from './attachment.ts';
import { useLocalFileUrl } from './local-files.ts';
import { useRefreshMediaUrl } from './use-refresh-media-url.ts';
import { useUploadTransfer } from './use-upload-transfer.ts';

/** An image or video message in a room. */
export function MediaMessage({ row, groupId }: BubbleContentProps): ReactNode {
  const chat = useChatClient();
  const { cid, url, thumbnailUrl, ...shown } = getRowAttachment(row, useNow());
  const kind = getRowMessageType(row) === 'video' ? 'video' : 'image';
  const localSrc = useLocalFileUrl(chat, cid, row.kind === 'pending');
  const transfer = useUploadTransfer(row);
  const renew = useRefreshMediaUrl(row);
  const open = useSetAtom(openMediaViewerAtom);
  return (
    <MediaMessageContent
      kind={kind}
      src={kind === 'video' ? thumbnailUrl : (thumbnailUrl ?? url)}
      localSrc={localSrc}
      width={shown.width}
      height={shown.height}
      thumbhash={shown.thumbhash}
      duration={kind === 'video' ? shown.duration : null}
      expiry={shown.expiry}
      transfer={transfer}
      onOpen={() => open({ groupId, key: row.key })}
      onBroken={renew}
    />
  );
}
