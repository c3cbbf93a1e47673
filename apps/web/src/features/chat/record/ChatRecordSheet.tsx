import type { Schemas } from '@quintet/api/types';
import { ErrorState } from '@quintet/ui/ErrorState';
import { Sheet } from '@quintet/ui/Sheet';
import { Skeleton } from '@quintet/ui/Skeleton';
import { ChatRecordView } from '@quintet/ui/views/chat/ChatRecordView';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import type { ChatClient } from '../chat-client.ts';
import { useChatClient } from '../chat-client-atom.ts';
import { downloadMessageFile } from '../media/download-message-file.ts';
import { chatRecordQuery } from '../queries.ts';
import { useNow } from '../use-now.ts';
import { buildMediaBubbleRows } from '../viewer/media-rows.ts';
import { MessageMediaViewer } from '../viewer/MessageMediaViewer.tsx';
import { playingVoiceAtom, stopVoicePlaybackAtom, toggleVoicePlaybackAtom } from '../voice/player.ts';
import {
  createChatRecordNameResolver,
  formatChatRecordItemText,
  getChatRecordItemFile,
  toChatRecordMessages,
} from './record-items.ts';
import { formatChatRecordTitle } from './record-title.ts';

interface RecordSheetProps {
  groupId: string;
  /** The message of the record; null while closed. */
  messageId: string | null;
  onClose: () => void;
}

/** The messages of a record. */
export default function ChatRecordSheet({ groupId, messageId, onClose }: RecordSheetProps): ReactNode {
  const intl = useIntl();
  const chat = useChatClient();
  // Stays during the closing animation.
  const [msgId, setMsgId] = useState(messageId ?? '');
  if (messageId !== null && messageId !== msgId) setMsgId(messageId);
  const { data, error, isFetching, refetch } = useQuery(chatRecordQuery(groupId, msgId));
  const errorText = useErrorText(error);
  return (
    <Sheet
      isOpen={messageId !== null}
      hasAddress
      height="list"
      title={data ? formatChatRecordTitle(intl, data.names) : intl.formatMessage({ id: 'chat.record.label' })}
      onClose={onClose}
    >
      {data && chat ? (
        <RecordItems chat={chat} groupId={groupId} msgId={msgId} items={data.items} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText}
        </ErrorState>
      ) : (
        <div aria-busy>
          <Skeleton shape="row" count={4} />
        </div>
      )}
    </Sheet>
  );
}

interface RecordItemsProps {
  chat: ChatClient;
  groupId: string;
  msgId: string;
  items: Schemas['ChatRecord']['items'];
}

function RecordItems({ chat, groupId, msgId, items }: RecordItemsProps): ReactNode {
  const intl = useIntl();
  const now = useNow();
  const playing = useAtomValue(playingVoiceAtom);
  const toggleVoice = useSetAtom(toggleVoicePlaybackAtom);
  const stopVoice = useSetAtom(stopVoicePlaybackAtom);
  useEffect(() => stopVoice, [stopVoice]);
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const messages = useMemo(() => toChatRecordMessages(items, groupId), [items, groupId]);
  const mediaRows = useMemo(() => buildMediaBubbleRows(messages, [], chat.me), [messages, chat.me]);
  const names = useMemo(() => createChatRecordNameResolver(intl, items), [intl, items]);
  const toVoiceKey = (id: string): string => `${msgId} ${id}`;

  const open = (id: string): void => {
    const message = messages[Number(id)]!;
    const src = message.media?.url;
    if (message.type === 'file') downloadMessageFile(message).catch(showError);
    else if (message.type !== 'audio')
      setOpenedKey(mediaRows.find((row) => row.kind === 'msg' && row.message === message)?.key ?? null);
    else if (src) toggleVoice({ key: toVoiceKey(id), src }, () => showToast('chat.voice.play-failed'));
  };
  return (
    <>
      <ChatRecordView
        rows={items.map((item, index) => {
          const id = String(index);
          const { user_id: senderId, avatar_thumbnail: src, create_at: time } = item;
          const isPlaying = playing?.key === toVoiceKey(id) && playing.isPlaying;
          return {
            id,
            sender: { id: senderId, name: names.getName(senderId), src },
            time,
            text: formatChatRecordItemText(intl, item, names),
            file: getChatRecordItemFile(item, isPlaying, now),
          };
        })}
        onOpen={open}
      />
      {openedKey !== null && (
        <MessageMediaViewer
          chat={chat}
          rows={mediaRows}
          names={names}
          id={openedKey}
          onShow={setOpenedKey}
          onClose={() => setOpenedKey(null)}
        />
      )}
    </>
  );
}
