import type { Row } from '@quintet/domain/chat/rows';
import { useEffect, useRef } from 'react';
import type { ChatClient } from '../chat-client.ts';

/** Milliseconds for which a message is to be on the screen. */
const VISIBLE_MS = 300;

/**
 * Takes what is on the screen for seen while the tab is in front, and at once on leaving the room. Returns what to tell
 * of the last line shown.
 */
export function useMarkRead(chat: ChatClient, groupId: string): (row: Row) => void {
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
    // The timeline looks at its rows before this runs.
    onVisible();
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      markRead();
    };
  }, [chat, groupId]);

  return (row) => {
    if (row.kind !== 'msg' && row.kind !== 'member') return;
    if (lastSeen.current && row.message.seq <= lastSeen.current.seq) return;
    lastSeen.current = row.message;
    schedule.current();
  };
}
