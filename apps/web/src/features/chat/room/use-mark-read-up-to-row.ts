import { expandAlbumRow } from '@quintet/domain/chat/album-rows';
import type { RoomRow } from '@quintet/domain/chat/room-row';
import { useEffect, useRef } from 'react';
import type { ChatClient } from '../chat-client.ts';

/** Milliseconds for which a message must be visible to count as read. */
const VISIBLE_MS = 300;

/** Marks visible messages as read while the tab is visible, and on leaving the room. Returns a handler for the last visible row. */
export function useMarkReadUpToRow(chat: ChatClient, groupId: string): (row: RoomRow) => void {
  const lastSeen = useRef<{ id: string; seq: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const schedule = useRef(() => undefined as void);
  useEffect(() => {
    const markRead = (): void => {
      clearTimeout(timer.current);
      const last = lastSeen.current;
      if (last && !document.hidden)
        void chat.markRead({ groupId, msgId: last.id, seq: last.seq }).catch(() => undefined);
    };
    schedule.current = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(markRead, VISIBLE_MS);
    };
    const onVisible = (): void => {
      if (!document.hidden && lastSeen.current) schedule.current();
    };
    document.addEventListener('visibilitychange', onVisible);
    // The timeline reports its rows before this effect runs.
    onVisible();
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      markRead();
    };
  }, [chat, groupId]);

  return (shown) => {
    const row = expandAlbumRow(shown).findLast(({ kind }) => kind === 'msg') ?? shown;
    if (row.kind !== 'msg' && row.kind !== 'member') return;
    if (lastSeen.current && row.message.seq <= lastSeen.current.seq) return;
    lastSeen.current = row.message;
    schedule.current();
  };
}
