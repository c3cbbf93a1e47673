import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { Message } from '@quintet/domain/chat/message';
import { MediaViewer } from '@quintet/ui/views/media-viewer/MediaViewer';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import type { NameResolver } from '../../../shared/users/users.ts';
import type { ChatClient } from '../chat-client.ts';
import { downloadMessageFile } from '../media/download-message-file.ts';
import { useMediaViewerItems } from './use-media-viewer-items.ts';

interface MessageViewerProps {
  chat: ChatClient;
  /** Images and videos. */
  rows: readonly RoomBubbleRow[];
  names: NameResolver;
  /** The key of the shown row. */
  id: string;
  onShow: (key: string) => void;
  /** The file of a message failed to load. */
  onBroken?: (message: Message) => void;
  /** Further buttons for the shown row. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Shows images and videos of messages full-screen. */
export function MessageMediaViewer({
  chat,
  rows,
  names,
  id,
  onShow,
  onBroken,
  actions,
  onClose,
}: MessageViewerProps): ReactNode {
  const intl = useIntl();
  const items = useMediaViewerItems(chat, rows, names);
  const toKeyHandler = (run: (message: Message) => void) => (key: string) => {
    const row = rows.find((each) => each.key === key);
    if (row?.kind === 'msg') run(row.message);
  };
  return (
    <MediaViewer
      label={intl.formatMessage({ id: 'chat.viewer.label' })}
      items={items}
      id={id}
      onShow={onShow}
      onDownload={toKeyHandler((message) => void downloadMessageFile(message).catch(showError))}
      {...(onBroken && { onBroken: toKeyHandler(onBroken) })}
      actions={actions}
      onClose={onClose}
    />
  );
}
