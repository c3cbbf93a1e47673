import { MediaViewer } from '@quintet/ui/views/media-viewer/MediaViewer';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import type { ChatClient } from '../chat-client.ts';
import { pendingAtom } from '../sync/atoms.ts';
import { downloadFile } from '../media/download-file.ts';
import type { Room } from '../room/room.ts';
import { useNames } from '../use-names.ts';
import { closeViewerAtom, openViewerAtom } from './viewer-state.ts';
import { getMediaRows } from './media-rows.ts';
import { useViewerItems } from './use-viewer-items.ts';

interface OpenMediaViewerProps {
  chat: ChatClient;
  room: Room;
  id: string;
}

/** Items before an end at which the next page loads. */
const LOAD_MARGIN = 2;

/** Browses all images and videos of a room. */
export default function OpenMediaViewer({ chat, room, id }: OpenMediaViewerProps): ReactNode {
  const intl = useIntl();
  const { window } = useAtomValue(room.stateAtom);
  const pending = useAtomValue(pendingAtom(room.groupId));
  const show = useSetAtom(openViewerAtom);
  const close = useSetAtom(closeViewerAtom);
  const rows = useMemo(() => getMediaRows(window, pending, chat.me), [window, pending, chat.me]);
  const names = useNames(
    room.groupId,
    rows.flatMap((row) => (row.kind === 'msg' ? [row.message.user_id] : [])),
  );
  const items = useViewerItems(chat, rows, names);

  const index = items.findIndex((item) => item.id === id);
  // Repeats with every loaded page, because a page may hold no media.
  const firstNear = index >= 0 && index < LOAD_MARGIN ? window?.range.first : undefined;
  const lastNear = index >= items.length - LOAD_MARGIN ? window?.range.last : undefined;
  useEffect(() => {
    if (firstNear !== undefined) void room.loadBefore();
  }, [room, firstNear]);
  useEffect(() => {
    if (lastNear !== undefined) void room.loadAfter();
  }, [room, lastNear]);

  const getMessage = (key: string) => {
    const row = rows.find((each) => each.key === key);
    return row?.kind === 'msg' ? row.message : null;
  };
  return (
    <MediaViewer
      label={intl.formatMessage({ id: 'chat.viewer.label' })}
      items={items}
      id={id}
      onShow={(key) => show({ groupId: room.groupId, key })}
      onDownload={(key) => {
        const message = getMessage(key);
        if (message) downloadFile(message).catch(showError);
      }}
      onBroken={(key) => {
        const message = getMessage(key);
        if (message) void chat.messageCommands.refresh(message).catch(() => undefined);
      }}
      onClose={close}
    />
  );
}
