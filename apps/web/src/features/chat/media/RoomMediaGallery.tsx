import { isFromBlockedSender, type Message } from '@quintet/domain/chat/message';
import { type RoomMediaItemData, type RoomMediaKind, RoomMediaView } from '@quintet/ui/views/chat/media/RoomMediaView';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import type { ChatClient } from '../chat-client.ts';
import { groupAtomFamily } from '../sync/atoms.ts';
import { messagesOfTypeQuery } from '../queries.ts';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { buildMediaBubbleRows } from '../viewer/media-rows.ts';
import { MessageMediaViewer } from '../viewer/MessageMediaViewer.tsx';
import { downloadMessageFile } from './download-message-file.ts';
import { usePagedListEnd } from '../../../shared/loading/use-paged-list-end.ts';

/** Reloads when the room has a new message, which may belong to the list. */
function useReloadAfterNewMessages(groupId: string, reload: () => Promise<unknown>): void {
  const newest = useAtomValue(groupAtomFamily(groupId))?.last_seq;
  const loaded = useRef(newest);
  useEffect(() => {
    if (newest === loaded.current) return;
    loaded.current = newest;
    void reload();
  }, [newest, reload]);
}

/** The photos, videos and files of a room, except those of blocked users. */
export default function RoomMediaGallery({ chat, groupId }: { chat: ChatClient; groupId: string }): ReactNode {
  const intl = useIntl();
  const [kind, setKind] = useState<RoomMediaKind>('image');
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const query = useInfiniteQuery(messagesOfTypeQuery(groupId, kind));
  const { data, fetchNextPage } = query;
  useReloadAfterNewMessages(groupId, query.refetch);
  const { tail, errorText, retry } = usePagedListEnd(query);
  const messages = useMemo(
    () => data?.pages.flatMap(({ list }) => list).filter((message) => !isFromBlockedSender(message)) ?? [],
    [data],
  );
  const rows = useMemo(() => buildMediaBubbleRows(messages.toReversed(), [], chat.me), [messages, chat.me]);
  const names = useMemberNameResolver(
    groupId,
    messages.map(({ user_id }) => user_id),
  );

  const toItem = ({ id, user_id, filename, create_at, duration, media }: Message): RoomMediaItemData => {
    const sender = names.getName(user_id);
    return {
      id,
      name: kind === 'file' ? (filename ?? '') : intl.formatMessage({ id: `chat.viewer.${kind}` }, { name: sender }),
      src: kind === 'image' ? (media?.thumbnail_url ?? media?.url ?? null) : (media?.thumbnail_url ?? null),
      thumbhash: media?.thumbhash,
      duration: kind === 'video' ? (duration ?? media?.duration) : null,
      sender,
      at: Date.parse(create_at),
      size: media?.size ?? null,
      isExpired: !media || media.url === null,
    };
  };
  const open = (id: string): void => {
    const message = messages.find((each) => each.id === id)!;
    if (kind === 'file') downloadMessageFile(message).catch(showError);
    else setOpenedKey(rows.find((row) => row.kind === 'msg' && row.message.id === id)!.key);
  };
  return (
    <>
      <RoomMediaView
        kind={kind}
        items={messages.map(toItem)}
        tail={tail}
        errorText={errorText}
        onKind={setKind}
        onOpen={open}
        onNearEnd={() => void fetchNextPage()}
        onRetry={retry}
      />
      {openedKey !== null && (
        <MessageMediaViewer
          chat={chat}
          rows={rows}
          names={names}
          id={openedKey}
          onShow={setOpenedKey}
          onClose={() => setOpenedKey(null)}
        />
      )}
    </>
  );
}
