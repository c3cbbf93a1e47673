import { expandAlbumRow } from '@quintet/domain/chat/album-rows';
import { MediaAlbum } from '@quintet/ui/views/chat/media/MediaAlbum';
import type { ReactNode } from 'react';
import { TextMessage } from '../room/TextMessage.tsx';
import type { BubbleContentProps } from '../room/content-props.ts';
import { MediaMessage } from './MediaMessage.tsx';

/** Images and videos that were sent together, and their caption. */
export function AlbumMessage({ row, groupId, names }: BubbleContentProps): ReactNode {
  const members = expandAlbumRow(row);
  const hasCaption = Boolean(row.kind === 'pending' ? row.item.text : row.message.text);
  return (
    <MediaAlbum caption={hasCaption && <TextMessage {...{ row, groupId, names }} />}>
      {members.map((member) => (
        <MediaMessage key={member.key} row={member} groupId={groupId} names={names} />
      ))}
    </MediaAlbum>
  );
}
