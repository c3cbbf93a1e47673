import type { Row } from '@quintet/domain/chat/rows';
import { useEffect, useRef } from 'react';
import type { Chat } from '../chat-client.ts';

/** Milliseconds for which a message is to be on the screen. */
const SEEN_AFTER = 300;

/**
 * Takes what is on the screen for seen while the tab is in front, and at once on leaving the room. Returns what to tell
 * of the last line shown.
 */
export function useViewing(chat: Chat, groupId: string): (row: Row) => void {
  const seen = useRef<{ id: string; seq: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const schedule = useRef(() => undefined as void);
  useEffect(() => {
    const tell = (): void => {
      clearTimeout(timer.current);
      const last = seen.current;
      if (last && !document.hidden) void chat.view({ groupId, msgId: last.id, seq: last.seq }).catch(() => undefined);
    };
    schedule.current = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, SEEN_AFTER);
    };
    const show = (): void => {
      if (!document.hidden && seen.current) schedule.current();
    };
    document.addEventListener('visibilitychange', show);
    // The timeline looks at its rows before this runs.
    show();
    return () => {
      document.removeEventListener('visibilitychange', show);
      tell();
    };
  }, [chat, groupId]);

  return (row) => {
    if (row.kind !== 'msg' && row.kind !== 'member') return;
    if (seen.current && row.message.seq <= seen.current.seq) return;
    seen.current = row.message;
    schedule.current();
  };
}
