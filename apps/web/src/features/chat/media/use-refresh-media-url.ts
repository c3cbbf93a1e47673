import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { useRef } from 'react';
import { useChatClient } from '../chat-client-atom.ts';

/** Media URLs expire: fetches the message again, once per failed URL. */
export function useRefreshMediaUrl(row: RoomBubbleRow): (() => void) | undefined {
  const chat = useChatClient();
  const refreshedUrl = useRef<string | null>(null);
  if (row.kind === 'pending') return undefined;
  const { message } = row;
  return () => {
    const url = message.media?.url ?? null;
    if (url === null || refreshedUrl.current === url) return;
    refreshedUrl.current = url;
    void chat?.messageCommands.refresh(message).catch(() => undefined);
  };
}
